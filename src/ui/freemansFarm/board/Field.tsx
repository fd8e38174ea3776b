/** 2 The field as an officer would have sketched it: engraved ground, no piece on it. Drawn once. */
import { memo } from 'react';
import { creek, heights, ravine, river, roads, works } from './ground';
import { Farms } from './Farms';
import { Lettering } from './Lettering';
import { HEIGHT, WIDTH } from './sheet';
import { crowns, shades, stems } from './woods';

export const Field = memo(function Field() {
  return (
    <svg
      className="ff-field"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <defs>
        <radialGradient id="ff-paper" cx="50%" cy="45%" r="75%">
          <stop offset="0" stopColor="#f6ecd2" />
          <stop offset="0.75" stopColor="#ecdfbf" />
          <stop offset="1" stopColor="#d8c79c" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#ff-paper)" />
      <path className="ff-heights" d={heights.crest} />
      <path className="ff-hachures" d={heights.strokes} />
      <path className="ff-ravine" d={ravine.floor} />
      <path className="ff-hachures" d={ravine.strokes} />
      <path className="ff-water" d={river.area} />
      {river.lining.map((line) => (
        <path key={line.slice(0, 20)} className="ff-lining" d={line} />
      ))}
      <path className="ff-bank" d={river.bank} />
      <path className="ff-creek" d={creek} />
      {roads.map((road) => (
        <g key={road.slice(0, 20)}>
          <path className="ff-road-edge" d={road} />
          <path className="ff-road" d={road} />
        </g>
      ))}
      <Farms />
      <path className="ff-stems" d={stems} />
      <path className="ff-crowns" d={crowns} />
      <path className="ff-shades" d={shades} />
      <path className="ff-works-edge" d={works} />
      <path className="ff-works" d={works} />
      <Lettering />
      <rect className="ff-frame" x="5" y="5" width={WIDTH - 10} height={HEIGHT - 10} />
      <rect className="ff-frame thin" x="10" y="10" width={WIDTH - 20} height={HEIGHT - 20} />
    </svg>
  );
});
