/** What was just played is heard, where somebody has switched that on and pressed something since the page was opened. */
import { useEffect } from 'react';
import { usePreferences } from '../../store/preferences';
import { useTable } from '../../store/table';
import type { SoundPlayer, SoundName } from '../widgets/sound';

/** Seconds between two sounds of one step. */
const APART = 0.3;

/** `soundsOf`: how the events of a step sound, one after the other. The same function at each drawing. */
export function useSounds(soundsOf: (events: readonly unknown[]) => readonly SoundName[]): void {
  const isOn = usePreferences(({ sound }) => sound);
  useEffect(() => (isOn ? listen(soundsOf) : undefined), [isOn, soundsOf]);
}

/** Until the function that it answers is called. */
function listen(soundsOf: (events: readonly unknown[]) => readonly SoundName[]): () => void {
  let player: SoundPlayer | undefined;
  let isOver = false;
  const begin = async (isSample: boolean) => {
    forget();
    const { openPlayer } = await import('../widgets/sound');
    if (isOver) return;
    player = openPlayer(usePreferences.getState().volume);
    if (isSample) player.play('drum');
  };
  // Without the file there is no sound, and nothing else is missing.
  const press = () => void begin(false).catch(() => undefined);
  const forget = () => {
    for (const kind of PRESSES) window.removeEventListener(kind, press, true);
  };
  for (const kind of PRESSES) window.addEventListener(kind, press, true);
  // Whoever has switched it on just now has pressed something.
  if (navigator.userActivation?.isActive) void begin(true).catch(() => undefined);

  const see = () => (document.hidden ? player?.pause() : player?.resume());
  document.addEventListener('visibilitychange', see);
  const stops = [
    usePreferences.subscribe(({ volume }, before) => {
      if (volume === before.volume) return;
      player?.setVolume(volume);
      player?.play('dice');
    }),
    useTable.subscribe(({ latest, cursor, log }, before) => {
      if (latest === undefined || (latest === before.latest && cursor === before.cursor)) return;
      soundsOf(log[latest]?.events ?? []).forEach((name, i) => player?.play(name, i * APART));
    }),
  ];
  return () => {
    isOver = true;
    forget();
    document.removeEventListener('visibilitychange', see);
    for (const stop of stops) stop();
    player?.close();
  };
}

const PRESSES = ['pointerdown', 'keydown'] as const;
