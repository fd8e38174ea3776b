/** Sounds made in the page, without files: each is a handful of voices, a burst of noise or a tone that glides and dies away. */

export const SOUND_NAMES = ['drum', 'volley', 'gun', 'dice', 'muffled', 'solemn'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

interface Voice {
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly gain: number;
  readonly wave: 'noise' | 'sine' | 'triangle';
  /** Hertz: of a tone its pitch, of noise where it is cut off; from the beginning to the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds until it is at its loudest. */
  readonly rise?: number;
}

const noise = (at: number, length: number, gain: number, from: number, to: number): Voice => ({
  at,
  length,
  gain,
  wave: 'noise',
  from,
  to,
});
const beat = (at: number, gain: number): readonly Voice[] => [
  { at, length: 0.16, gain, wave: 'sine', from: 165, to: 92 },
  noise(at, 0.09, gain * 0.7, 5200, 1800),
];
const shot = (at: number, gain: number): Voice => noise(at, 0.16, gain, 6500, 500);
const tone = (at: number, length: number, pitch: number, gain: number): Voice => ({
  at,
  length,
  gain,
  wave: 'triangle',
  from: pitch,
  to: pitch,
  rise: 0.08,
});

export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  /** A flam, two strokes and a roll on a side drum. */
  drum: [
    ...[0, 0.035, 0.26, 0.52].flatMap((at) => beat(at, 0.5)),
    ...[0.66, 0.71, 0.76, 0.81, 0.86].flatMap((at, i) => beat(at, 0.22 + i * 0.05)),
    ...beat(0.95, 0.6),
  ],
  /** Muskets along a line, never quite together. */
  volley: [0, 0.03, 0.05, 0.09, 0.11, 0.16, 0.19, 0.27, 0.33].map((at, i) => shot(at, 0.85 - i * 0.06)),
  gun: [
    { at: 0, length: 0.75, gain: 0.75, wave: 'sine', from: 96, to: 30 },
    noise(0, 0.12, 0.5, 7000, 900),
    noise(0.04, 1.1, 0.45, 700, 90),
  ],
  dice: [0, 0.07, 0.12, 0.2, 0.235, 0.31].map((at, i) => noise(at, 0.035, 0.9 - i * 0.09, 4200, 2600)),
  /** A crowd gives way, far off, over two muffled strokes. */
  muffled: [
    { at: 0, length: 0.5, gain: 0.7, wave: 'sine', from: 82, to: 48 },
    { at: 0.34, length: 0.7, gain: 0.6, wave: 'sine', from: 74, to: 40 },
    { ...noise(0.05, 1.3, 0.26, 520, 160), rise: 0.4 },
  ],
  /** Four slow notes downward, and the two lowest together. */
  solemn: [
    tone(0, 0.8, 293.7, 0.3),
    tone(0.55, 0.8, 261.6, 0.3),
    tone(1.1, 0.9, 220, 0.32),
    tone(1.75, 1.8, 146.8, 0.36),
    tone(1.75, 1.8, 220, 0.2),
    ...[1.1, 1.75].flatMap((at) => beat(at, 0.25)),
  ],
};

export interface SoundPlayer {
  /** `after`: seconds from now. */
  readonly play: (name: SoundName, after?: number) => void;
  /** From 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly close: () => void;
}

/** Only after somebody has pressed something: else a browser keeps it silent. */
export function openPlayer(volume: number): SoundPlayer {
  const context = new AudioContext();
  const loudness = context.createGain();
  loudness.gain.value = volume;
  loudness.connect(limiterOf(context)).connect(context.destination);
  const hiss = noiseOf(context);
  return {
    play: (name, after = 0) => {
      // What fell silent while nobody looked is not made up for.
      if (context.state !== 'running') return;
      for (const voice of SOUNDS[name]) sound(context, loudness, hiss, voice, context.currentTime + after);
    },
    setVolume: (next) => {
      loudness.gain.value = next;
    },
    pause: () => void context.suspend(),
    resume: () => void context.resume(),
    close: () => void context.close(),
  };
}

/** Several sounds at once are pressed down, not cut off. */
function limiterOf(context: AudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -9;
  limiter.knee.value = 6;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  return limiter;
}

/** A second of it, for every voice that needs some. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function sound(context: AudioContext, out: AudioNode, hiss: AudioBuffer, voice: Voice, now: number): void {
  const { at, length, gain, wave, from, to, rise = 0.004 } = voice;
  const [start, end] = [now + at, now + at + length];
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(gain, start + rise);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  const source = wave === 'noise' ? context.createBufferSource() : context.createOscillator();
  if ('buffer' in source) {
    source.buffer = hiss;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    glide(filter.frequency);
    source.connect(filter).connect(envelope);
  } else {
    source.type = wave as OscillatorType;
    glide(source.frequency);
    source.connect(envelope);
  }
  source.start(start);
  source.stop(end);
}
