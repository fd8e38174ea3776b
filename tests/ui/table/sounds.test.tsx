/** Sound: nothing before it is switched on and somebody has pressed something; then what was played is heard. */
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../src/engine/saratoga';
import { usePreferences } from '../../../src/store/preferences';
import { useTable } from '../../../src/store/table';
import { soundsOf } from '../../../src/ui/saratoga/moments/soundsOf';
import { useSounds } from '../../../src/ui/table/useSounds';
import { openPlayer, SOUND_NAMES, SOUNDS } from '../../../src/ui/widgets/sound';

/** What the page has asked of the browser. */
let contexts: FakeContext[] = [];

class FakeParam {
  value = 1;
  readonly values: number[] = [];
  setValueAtTime(value: number) {
    this.values.push(value);
  }
  exponentialRampToValueAtTime(value: number) {
    this.values.push(value);
  }
}
class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly threshold = new FakeParam();
  readonly knee = new FakeParam();
  readonly ratio = new FakeParam();
  readonly attack = new FakeParam();
  readonly release = new FakeParam();
  type = '';
  connect = (to: unknown) => to;
}
class FakeSource extends FakeNode {
  start: (at: number) => void;
  stop = () => undefined;
  constructor(context: FakeContext) {
    super();
    this.start = (at) => void context.started.push(at);
  }
}
class FakeContext {
  state = 'running';
  currentTime = 10;
  readonly sampleRate = 100;
  readonly destination = {};
  readonly started: number[] = [];
  readonly gains: FakeNode[] = [];
  constructor() {
    contexts.push(this);
  }
  createGain() {
    const node = new FakeNode();
    this.gains.push(node);
    return node;
  }
  createBiquadFilter = () => new FakeNode();
  createDynamicsCompressor = () => new FakeNode();
  createOscillator = () => new FakeSource(this);
  createBufferSource = () => Object.assign(new FakeSource(this), { buffer: null, loop: false });
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  suspend() {
    this.state = 'suspended';
  }
  resume() {
    this.state = 'running';
  }
  close() {
    this.state = 'closed';
  }
}

beforeEach(() => {
  contexts = [];
  vi.stubGlobal('AudioContext', FakeContext);
  usePreferences.setState(usePreferences.getInitialState(), true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  usePreferences.setState(usePreferences.getInitialState(), true);
});

const Heard = () => {
  useSounds(soundsOf);
  return null;
};
const DRUM: Event = { type: 'phaseBegan', side: 'british', phase: 'movement' };
let place = 0;
const play = (...events: readonly Event[]) => {
  const latest = place++;
  const log = Array.from({ length: latest + 1 }, () => ({ by: 'british', events }));
  act(() => useTable.setState({ latest, cursor: latest + 1, log }));
};
const press = async () => {
  fireEvent.pointerDown(document.body);
  await vi.waitFor(() => expect(contexts).toHaveLength(1));
};
const switchOn = () => act(() => usePreferences.setState({ sound: true }));

describe('sound', () => {
  it('is not there until it is chosen, whatever is pressed', async () => {
    render(<Heard />);
    fireEvent.pointerDown(document.body);
    play(DRUM);
    await Promise.resolve();
    expect(contexts).toEqual([]);
  });
  it('is not there until something is pressed', () => {
    usePreferences.setState({ sound: true });
    render(<Heard />);
    play(DRUM);
    expect(contexts).toEqual([]);
  });
  it('tells then what is played, once', async () => {
    render(<Heard />);
    switchOn();
    await press();
    expect(contexts[0]?.started).toEqual([]);
    play(DRUM);
    expect(contexts[0]?.started).toHaveLength(SOUNDS.drum.length);
    fireEvent.pointerDown(document.body);
    act(() => useTable.setState({ decision: undefined }));
    expect(contexts).toHaveLength(1);
    expect(contexts[0]?.started).toHaveLength(SOUNDS.drum.length);
  });
  it('is as loud as was chosen', async () => {
    render(<Heard />);
    act(() => usePreferences.setState({ sound: true, volume: 0.25 }));
    await press();
    expect(contexts[0]?.gains[0]?.gain.value).toBe(0.25);
    act(() => usePreferences.setState({ volume: 0.5 }));
    expect(contexts[0]?.gains[0]?.gain.value).toBe(0.5);
  });
  it('pauses while nobody sees the page, and makes up for nothing', async () => {
    render(<Heard />);
    switchOn();
    await press();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(contexts[0]?.state).toBe('suspended');
    play(DRUM);
    expect(contexts[0]?.started).toEqual([]);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(contexts[0]?.state).toBe('running');
  });
  it.each([
    ['switched off', () => act(() => usePreferences.setState({ sound: false }))],
    ['left', () => undefined],
  ])('is gone when it is %s', async (how, end) => {
    const { unmount } = render(<Heard />);
    switchOn();
    await press();
    end();
    if (how === 'left') unmount();
    expect(contexts[0]?.state).toBe('closed');
  });
});

describe('a sound', () => {
  it.each(SOUND_NAMES)('%s is made of voices that can be played', (name) => {
    openPlayer(1).play(name, 2);
    const { started = [] } = contexts[0] ?? {};
    expect(started).toHaveLength(SOUNDS[name].length);
    expect(Math.min(...started)).toBeCloseTo(12);
    for (const { gain, from, to, length, rise = 0 } of SOUNDS[name]) {
      // A ramp by ratios knows no nought.
      expect(Math.min(gain, from, to)).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(1);
      expect(rise).toBeLessThan(length);
    }
  });
});

describe('the events of Saratoga', () => {
  const shot = (unit: string): Event => ({
    type: 'shot',
    unit,
    from: 605,
    target: 'a-1nh',
    hex: 606,
    die: 6,
    needed: 4,
    modifiers: [],
    hit: true,
    ranged: false,
    concealed: false,
    secret: false,
  });
  const broke: Event = { type: 'broke', formation: 'poor' };
  const checked: Event = { type: 'moraleChecked', formation: 'poor', dice: [6, 6], number: 9, passed: false };
  it.each<[what: string, events: readonly Event[], sounds: readonly string[]]>([
    ['a phase', [DRUM], ['drum']],
    ['muskets', [shot('b-24')], ['volley']],
    ['a gun', [shot('b-fa1')], ['gun']],
    ['a break', [checked, broke], ['dice', 'muffled']],
    ['the end', [{ type: 'ended', ending: { winner: 'american', reason: 'tie' } }], ['solemn']],
    ['a march', [{ type: 'declined', hex: 606 }], []],
    ['the same twice', [broke, broke], ['muffled']],
  ])('sound as they should: %s', (_, events, sounds) => {
    expect(soundsOf(events)).toEqual(sounds);
  });
});
