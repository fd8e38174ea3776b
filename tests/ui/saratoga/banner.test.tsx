/** The banner of a new phase: what it says of the one before. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga';
import { Banner } from '../../../src/ui/saratoga/play/Banner';
import { play } from '../../../src/ui/saratoga/text/play';
import { layGame, mustAct } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const passed = play.banner.passed('british', 'command');

function said(text: string, ...actions: Action[]): string {
  layGame(text);
  mustAct(...actions);
  return render(<Banner />).container.textContent;
}

describe('the banner of the Movement Phase', () => {
  it('does not call a phase empty in which something was decided', () => {
    const text = said('oct7 british command; 0605 L-burgoyne; 0607 L-fraser b-24; 0612 L-gates a-1nh', {
      kind: 'activate',
      formation: 'fraser',
    });
    expect(text).toContain(play.chapter('british', 'movement'));
    expect(text).not.toContain(passed);
  });

  it('says so of a phase in which there was nothing to decide', () => {
    const text = said('oct7 turn 2 british turn stage order side british; 0605 b-24; 0612 a-1nh', {
      kind: 'chooseOrder',
      first: 'british',
    });
    expect(text).toContain(play.chapter('british', 'movement'));
    expect(text).toContain(passed);
  });
});
