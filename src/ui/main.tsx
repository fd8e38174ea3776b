import { createRoot } from 'react-dom/client';
import { COUNTERS, MARKS } from '../engine/saratoga';
import { CounterFace } from './saratoga/counters/CounterFace';
import './style/fonts.css';
import './style/counters.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <svg viewBox="-10 -10 1400 900" width="1400" height="900" style={{ background: '#d8c48f' }}>
    {COUNTERS.map((c, i) => (
      <g key={c.id} transform={`translate(${40 + (i % 15) * 90} ${40 + Math.floor(i / 15) * 84})`}>
        <CounterFace counter={c} marks={i > 44 && i < 66 ? ['reduced'] : []} />
      </g>
    ))}
    {MARKS.map((m, i) => (
      <g key={m} transform={`translate(${60 + i * 170} 640) scale(2)`}>
        <CounterFace counter={COUNTERS[[0, 30, 8, 27, 40, 6, 2][i]!]!} marks={[m]} />
      </g>
    ))}
    {[66, 67, 72, 73].map((n, i) => (
      <g key={n} transform={`translate(${60 + i * 170} 800) scale(2)`}>
        <CounterFace counter={COUNTERS[n]!} />
      </g>
    ))}
    {[29, 6, 0].map((n, i) => (
      <g key={n} transform={`translate(${760 + i * 170} 800) scale(2)`}>
        <CounterFace counter={COUNTERS[n]!} />
      </g>
    ))}
  </svg>,
);
