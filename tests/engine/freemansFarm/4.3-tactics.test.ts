/** 4.3 The Tactics cards: each title in its window, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { TACTIC_LIST, type TacticId, type Window } from '../../../src/engine/freemansFarm/index';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { type Table, tableAt } from '../../helpers/freemansFarm/table';

const fraser1 = card('fraser', 1);
const hamilton1 = card('hamilton', 1);
const riedesel1 = card('riedesel', 1);
const poor1 = card('poor', 1);
const learned1 = card('learned', 1);

const attackCoulter = (more: Position = {}) =>
  tableAt({ hand: { british: [fraser1] }, ...more })
    .play(fraser1)
    .command('fraser.attackCoulter', 'learned')
    .pay('morale');

describe('own turn', () => {
  it('4.3 Fresh Resolve gives 1 Morale, not above the start', () => {
    const table = tableAt({ morale: { hamilton: 7 }, held: { british: ['freshResolve.1'] } });
    expect(table.refused({ kind: 'playTactics', card: 'freshResolve.1', formation: 'fraser' })).toMatchObject(
      {
        code: 'notAChoice',
      },
    );
    expect(table.refused({ kind: 'playTactics', card: 'freshResolve.1' })).toMatchObject({
      code: 'choiceNeeded',
    });
    expect(
      table.refused({
        kind: 'playTactics',
        card: 'freshResolve.1',
        formation: 'hamilton',
        general: 'burgoyne',
      }),
    ).toMatchObject({ code: 'notForThisCard', at: 'general' });
    expect(table.tactics('freshResolve.1', { formation: 'hamilton' }).state.morale.hamilton).toBe(8);
  });

  it('4.3 Drums and Colours gives 2, but not above the start', () => {
    const play = (morale: number) =>
      tableAt({ morale: { hamilton: morale }, held: { british: ['drumsAndColours.1'] } }).tactics(
        'drumsAndColours.1',
        { formation: 'hamilton' },
      ).state.morale.hamilton;
    expect([play(7), play(9)]).toEqual([9, 10]);
  });

  it('4.3, F77, 4.4 Breymann Stragglers bring a marker to infantry with room, Breymann without markers too', () => {
    const table = tableAt({
      markers: { breymann: 0, phillips: 2, fraser: 4 },
      held: { british: ['stragglersComeIn.1'] },
    });
    expect(table.offered('playTactics').map(({ formation }) => formation)).toEqual(['fraser', 'breymann']);
    expect(table.tactics('stragglersComeIn.1', { formation: 'breymann' }).state.markers.breymann).toBe(1);
  });

  it('4.3, F77 Breastworks take a die from every attack on their formation, until it moves', () => {
    const table = tableAt({ turn: 'american', held: { american: ['breastworks.1'] } });
    table.tactics('breastworks.1', { formation: 'learned' });
    expect(table.state.attached).toEqual([{ card: 'breastworks.1', formation: 'learned' }]);
    expect(attackCoulter({ attached: { learned: 'breastworks.1' } }).asked).toMatchObject({ dice: 4 });
    const moved = tableAt({ hand: { british: [riedesel1] }, attached: { riedesel: 'breastworks.1' } })
      .play(riedesel1)
      .command('riedesel.toThree')
      .pay('morale');
    expect([moved.state.attached, moved.state.discards[0]]).toEqual([[], 'breastworks.1']);
    const breymann = tableAt({ markers: { breymann: 0 }, held: { british: ['breastworks.1'] } });
    expect(breymann.offered('playTactics').map(({ formation }) => formation)).toContain('breymann');
  });

  it('4.3 Breastworks are discarded when their formation goes out', () => {
    const table = attackCoulter({ attached: { learned: 'breastworks.1' }, morale: { learned: 1 } })
      .roll(4, 4, 1, 2)
      .stand();
    expect([table.state.attached, table.state.discards[0]]).toEqual([[], 'breastworks.1']);
  });

  it('4.3, F13 a card that is attached cannot be cashed in, nor taken', () => {
    const table = tableAt({
      attached: { fraser: 'breastworks.1' },
      held: { british: ['freshResolve.1', 'aideDeCamp.1'], american: ['prisoners.1'] },
    });
    expect(
      table.refused({ kind: 'cashIn', cards: ['breastworks.1', 'freshResolve.1', 'aideDeCamp.1'] }),
    ).toMatchObject({ code: 'notHeld' });
    const taker = tableAt({
      turn: 'american',
      attached: { fraser: 'breastworks.1' },
      held: { british: ['freshResolve.1'], american: ['prisoners.1'] },
    });
    expect(taker.offered('playTactics')).toEqual([
      { kind: 'playTactics', card: 'prisoners.1', taken: 'freshResolve.1' },
    ]);
  });

  it('4.3, F76 Prisoners take a card, which may be played at once', () => {
    const table = tableAt({
      morale: { hamilton: 5 },
      held: { british: ['prisoners.1'], american: ['freshResolve.1'] },
    }).tactics('prisoners.1', { taken: 'freshResolve.1' });
    expect(table.state.held).toEqual({ british: ['freshResolve.1'], american: [] });
    expect(table.tactics('freshResolve.1', { formation: 'hamilton' }).state.morale.hamilton).toBe(6);
  });

  it('F75 Officers Down strikes whom some formation could attack now, with a track', () => {
    const targets = (more: Position) =>
      tableAt({ held: { british: ['officersDown.1'] }, ...more })
        .offered('playTactics')
        .map(({ formation }) => formation);
    expect(targets({})).toEqual(['learned', 'poor']);
    expect(targets({ at: { phillips: 'phillips2' } })).toEqual(['learned', 'poor', 'nixon', 'paterson']);
    // whatever cards are in hand
    expect(targets({ hand: { british: [card('phillips', 1)] } })).toEqual(['learned', 'poor']);
    expect(
      targets({ out: ['hamilton', 'riedesel'], markers: { breymann: 1 }, at: { fraser: 'fraser2' } }),
    ).toEqual(['learned']);
    const guns = tableAt({ turn: 'american', held: { american: ['officersDown.1'] } });
    expect(guns.offered('playTactics').map(({ formation }) => formation)).toContain('phillips');
  });

  it('4.3 Officers Down cost 1 Morale, with a test at once, which the owner may rescue', () => {
    const table = tableAt({ morale: { learned: 4 }, held: { british: ['officersDown.1'] } })
      .tactics('officersDown.1', { formation: 'learned' })
      .roll(6);
    expect(table.asked).toMatchObject({ kind: 'rescue', by: 'american', formation: 'learned' });
    table.act({ kind: 'letBreak' });
    expect(table.asked).toMatchObject({ kind: 'playCard', by: 'british' });
  });

  it('F69, T87 the target out by a card in step 3: no roll, the cost stays paid', () => {
    const table = attackCoulter({ morale: { learned: 1 }, held: { british: ['officersDown.1'] } });
    expect(table.kind).toBe('prepareAttack');
    table.tactics('officersDown.1', { formation: 'learned' });
    expect(table.state.out.learned?.how).toBe('broken');
    expect(table.state.objectives.coulterFarm).toBe('british');
    expect(table.told('attackVoid')).toMatchObject([{ why: 'targetOut' }]);
    expect(table.state.morale.fraser).toBe(9);
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('F69, F9 out before the Command is chosen: what is left is listed anew, with the bonus if nothing is', () => {
    const fraser2 = card('fraser', 2);
    const table = tableAt({
      out: ['poor'],
      at: { fraser: 'fraser2' },
      morale: { learned: 1 },
      hand: { british: [fraser2] },
      held: { british: ['officersDown.1'] },
    }).play(fraser2);
    expect(table.offered('command').map(({ command }) => command)).toEqual(['fraser.attackLearned']);
    table.tactics('officersDown.1', { formation: 'learned' });
    expect(table.kind).not.toBe('chooseCommand');
    expect(table.state.cubes.british).toBe(4);
  });
});

describe('before the roll', () => {
  it('4.3, 6.1 step 3 Crashing Volley adds a die, one after another (F19)', () => {
    const table = attackCoulter({ held: { british: ['crashingVolley.1', 'crashingVolley.2'] } });
    expect(table.asked).toMatchObject({ kind: 'prepareAttack', by: 'british', case: '6.1 step 3' });
    table.tactics('crashingVolley.1').tactics('crashingVolley.2');
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 7 });
  });

  it('4.3 Cold Steel adds two dice and costs 1 Morale afterwards, with its own test', () => {
    const table = attackCoulter({ morale: { fraser: 7 }, held: { british: ['coldSteel.1'] } })
      .tactics('coldSteel.1')
      .roll(1, 2, 3, 4, 5, 6, 6)
      .stand();
    expect(table.state.morale.fraser).toBe(5);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'test' });
    expect(table.told('moraleLost').at(-1)).toMatchObject({ cause: 'afterAttack' });
  });

  it('F29, 4.3 two of them are two losses, each with its own test', () => {
    const table = attackCoulter({ morale: { fraser: 7 }, held: { british: ['coldSteel.1', 'coldSteel.2'] } })
      .tactics('coldSteel.1')
      .tactics('coldSteel.2')
      .roll(1, 2, 3, 4, 5, 6, 6)
      .stand()
      .roll(5);
    expect(table.state.morale.fraser).toBe(4);
    expect(table.roll(4).asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('4.3 Cold Steel is for the British, Morgan’s Riflemen for the Americans, each for some formations', () => {
    const guns = tableAt({
      turn: 'american',
      hand: { american: [poor1] },
      held: { american: ['coldSteel.1', 'morgansRiflemen.1', 'gunsWellLaid.1'] },
    })
      .play(poor1)
      .command('poor.attackHamilton', 'hamilton')
      .pay('morale');
    const refused = (id: string) => guns.refused({ kind: 'playTactics', card: id })?.code;
    expect([refused('coldSteel.1'), refused('morgansRiflemen.1'), refused('gunsWellLaid.1')]).toEqual([
      'notForYou',
      undefined,
      'notThisAttacker',
    ]);
    expect(guns.tactics('morgansRiflemen.1').asked).toMatchObject({ kind: 'roll', dice: 7 });
  });

  it('4.3, 4.4 artillery Guns Well Laid adds two dice to an attack of artillery', () => {
    const nixon1 = card('nixon', 1);
    const table = tableAt({
      turn: 'american',
      hand: { american: [nixon1] },
      held: { american: ['gunsWellLaid.1'] },
    })
      .play(nixon1)
      .command('nixon.artillery', 'phillips', { gunCommand: 'artillery.firePhillips1' })
      .pay('morale')
      .tactics('gunsWellLaid.1');
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 6 });
  });

  it('4.3, 10 Skirmish Line only where enemy skirmishers are threatened; other 6s count in pairs', () => {
    const held = { british: ['skirmishLine.1'] };
    const table = attackCoulter({ held }).tactics('skirmishLine.1').roll(6, 6, 6, 1, 2).stand();
    expect([table.state.objectives.coulterFarm, table.state.markers.learned]).toEqual(['british', 4]);
    const flank = tableAt({ hand: { british: [fraser1] }, at: { fraser: 'fraser2' }, held })
      .play(fraser1)
      .command('fraser.attackLearned', 'learned')
      .pay('morale');
    expect(flank.asked).toMatchObject({ kind: 'roll' });
  });

  it('F19, 6.1 step 3 the attacker finishes first; the defender’s card does not reopen his window', () => {
    const table = attackCoulter({
      held: { british: ['crashingVolley.1'], american: ['fogInTheClearing.1'] },
    }).attack();
    expect(table.asked).toMatchObject({ kind: 'answerAttack', by: 'american' });
    table.tactics('fogInTheClearing.1');
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 3 });
    expect(table.state.held.british).toEqual(['crashingVolley.1']);
  });

  it('4.3 Fog in the Clearing may be kept', () => {
    const table = attackCoulter({ held: { american: ['fogInTheClearing.1'] } }).pass();
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 5 });
  });
});

describe('a second attack', () => {
  const noRespite = { british: ['noRespite.1'] };

  it('9.1, F71, T86 Quick March: after a move an attack at once, without a second cost', () => {
    const table = tableAt({ hand: { british: [riedesel1] }, held: { british: ['quickMarch.1'] } })
      .play(riedesel1)
      .command('riedesel.toThree')
      .pay('morale');
    expect(table.asked).toMatchObject({ kind: 'followUp', by: 'british', case: '4.3' });
    table.tactics('quickMarch.1', { command: 'riedesel.attackRight', target: 'nixon' });
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack', dice: 7 });
    expect(table.state.morale.riedesel).toBe(10);
  });

  it('4.3 Quick March is not asked where no attack is legal, and may be declined', () => {
    const phillips1 = card('phillips', 1);
    const none = tableAt({
      hand: { british: [phillips1] },
      held: { british: ['quickMarch.1'] },
      out: ['nixon', 'americanArtillery'],
      objectives: { mill: 'american' },
    });
    none.state.out.paterson = { how: 'broken', round: 1 };
    none.play(phillips1).command('phillips.advance').pay('morale');
    expect(none.asked).toMatchObject({ case: '6.1 step 6' });
    const table = tableAt({ hand: { british: [phillips1] }, held: { british: ['quickMarch.1'] } })
      .play(phillips1)
      .command('phillips.advance')
      .pay('morale')
      .pass();
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('F46, 4.3 Quick March also after a move with attack that found no target', () => {
    const table = tableAt({
      hand: { british: [fraser1] },
      out: ['learned'],
      held: { british: ['quickMarch.1'] },
    })
      .play(fraser1)
      .command('fraser.turnFlank')
      .pay('morale')
      .tactics('quickMarch.1', { command: 'fraser.rollUp', target: 'poor' });
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 5 });
  });

  it('F71 No Respite: a full attack again, the general’s dice in it, cards of step 3 not', () => {
    const table = tableAt({
      hand: { british: [fraser1] },
      held: { british: ['noRespite.1', 'crashingVolley.1'] },
    })
      .countermand(fraser1, 'burgoyne')
      .activate('fraser')
      .command('fraser.attackCoulter', 'learned')
      .tactics('crashingVolley.1')
      .roll(1, 2, 3, 4, 5, 6, 1)
      .stand();
    expect(table.asked).toMatchObject({ kind: 'followUp' });
    table.tactics('noRespite.1', { command: 'fraser.attackCoulter', target: 'learned' });
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 6 });
  });

  it('F71 after the guns the guns fire again, and the same formation pays', () => {
    const nixon1 = card('nixon', 1);
    const table = tableAt({
      turn: 'american',
      hand: { american: [nixon1] },
      held: { american: ['noRespite.1'] },
    })
      .play(nixon1)
      .command('nixon.artillery', 'phillips', { gunCommand: 'artillery.firePhillips1' })
      .pay('morale')
      .roll(3, 4, 5, 6)
      .stand();
    expect(table.offered('playTactics')).toEqual([
      {
        kind: 'playTactics',
        card: 'noRespite.1',
        command: 'artillery.firePhillips1',
        target: 'phillips',
      },
    ]);
    table
      .tactics('noRespite.1', { command: 'artillery.firePhillips1', target: 'phillips' })
      .roll(3, 4, 5, 6)
      .reroll('marker', 1);
    expect(table.state.markers.nixon).toBe(2);
  });

  it('F71, F25 a void attack has no second one, and nothing after it', () => {
    const table = tableAt({
      hand: { british: [fraser1] },
      markers: { fraser: 1 },
      held: { british: ['noRespite.1', 'coldSteel.1'] },
    })
      .play(fraser1)
      .command('fraser.attackCoulter', 'learned')
      .pay('morale')
      .tactics('coldSteel.1')
      .roll(1, 2, 3, 4, 5, 6, 6)
      .reroll('marker', 1);
    expect(table.state.out.fraser?.how).toBe('destroyed');
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
    expect(table.told('moraleLost').map(({ cause }) => cause)).toEqual(['activation']);
  });

  it('F21, F71 the extra cost of a charge is due in the second attack too', () => {
    const table = tableAt({ hand: { british: [hamilton1] }, held: noRespite })
      .play(hamilton1)
      .command('hamilton.attackMill', 'poor')
      .pay('marker')
      .roll(1, 2, 3, 4, 5)
      .stand()
      .tactics('noRespite.1', { command: 'hamilton.bayonets', target: 'poor' });
    expect(table.state.morale.hamilton).toBe(9);
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 7 });
  });

  it('F45, F71 after Coulter Farm is taken the move is the only Command, so no second attack', () => {
    const table = tableAt({ hand: { british: [fraser1] }, held: noRespite })
      .play(fraser1)
      .command('fraser.attackCoulter', 'learned')
      .pay('morale')
      .roll(6, 6, 1, 2, 3)
      .stand();
    expect(table.state.objectives.coulterFarm).toBe('british');
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('4.3 only an attack Command, of the formation that acted', () => {
    const table = tableAt({ hand: { british: [riedesel1] }, held: { british: ['quickMarch.1'] } })
      .play(riedesel1)
      .command('riedesel.toThree')
      .pay('morale');
    const refused = (command: string, target?: string) =>
      table.refused({ kind: 'playTactics', card: 'quickMarch.1', command, ...(target ? { target } : {}) })
        ?.code;
    expect(refused('riedesel.toTwo', 'poor')).toBe('notAChoice');
    expect(refused('fraser.attackCoulter', 'learned')).toBe('notItsCommand');
    expect(refused('riedesel.attackRight')).toBe('targetNeeded');
    expect(refused('riedesel.attackRight', 'poor')).toBe('notATarget');
  });
});

describe('the draw', () => {
  it('4.3, 6.1 step 7 Aide-de-Camp takes a card of one’s choice for nothing', () => {
    const table = tableAt({ hand: { british: [riedesel1] }, held: { british: ['aideDeCamp.1'] } })
      .play(riedesel1)
      .command('riedesel.toThree')
      .pay('morale')
      .roll(1)
      .tactics('aideDeCamp.1', { fetched: card('phillips', 3) });
    expect(table.state.hands.british).toEqual([card('phillips', 3)]);
    expect(table.asked).toMatchObject({ kind: 'playCard', by: 'american' });
  });
});

describe('windows', () => {
  /** A table at each decision where cards are asked about, with one side holding every title. */
  const all = TACTIC_LIST.map(({ id }) => `${id}.1`);
  const rich: Position = {
    held: { british: all },
    used: ['burgoyne'],
    morale: { hamilton: 5, fraser: 4 },
    markers: { fraser: 4 },
  };
  const tables: Readonly<Record<string, () => Table>> = {
    playCard: () => tableAt(rich),
    chooseCommand: () => tableAt({ ...rich, hand: { british: [fraser1] } }).play(fraser1),
    payCost: () =>
      tableAt({ ...rich, hand: { british: [fraser1] } })
        .play(fraser1)
        .command('fraser.attackCoulter', 'learned'),
    prepareAttack: () =>
      tableAt({ ...rich, hand: { british: [fraser1] } })
        .play(fraser1)
        .command('fraser.attackCoulter', 'learned')
        .pay('marker'),
    maintain: () =>
      tableAt({ ...rich, hand: { british: [fraser1] } })
        .play(fraser1)
        .command('fraser.attackCoulter', 'learned')
        .pay('marker')
        .attack()
        .roll(1, 2, 3, 4, 5),
    rescue: () =>
      tableAt({ ...rich, hand: { british: [fraser1] } })
        .play(fraser1)
        .command('fraser.attackCoulter', 'learned')
        .pay('morale')
        .roll(6),
    answerAttack: () =>
      tableAt({ ...rich, turn: 'american', hand: { american: [learned1] } })
        .play(learned1)
        .command('learned.attackFraser1', 'fraser')
        .pay('marker'),
    answerReroll: () =>
      tableAt({ ...rich, turn: 'american', hand: { american: [learned1] } })
        .play(learned1)
        .command('learned.attackFraser1', 'fraser')
        .pay('marker')
        .pass()
        .roll(1, 2, 3, 4, 5, 6)
        .reroll('marker', 1),
  };
  const open: Readonly<Record<string, readonly Window[]>> = {
    playCard: ['ownTurn'],
    chooseCommand: ['ownTurn'],
    payCost: ['payActivation'],
    prepareAttack: ['ownTurn', 'beforeRoll'],
    maintain: [],
    rescue: ['moraleTestFailed'],
    answerAttack: ['enemyBeforeRoll'],
    answerReroll: ['enemyReroll'],
  };
  /** Cards of the other side, or with nothing to be played on here. */
  const useless: readonly TacticId[] = ['morgansRiflemen', 'gunsWellLaid', 'prisoners'];

  it.each(Object.keys(open))('F18, 4.3 at %s only the cards of its windows', (kind) => {
    const table = tables[kind]?.();
    expect(table?.kind).toBe(kind);
    const playable = new Set(table?.offered('playTactics').map((each) => each.card.split('.')[0]));
    const expected = TACTIC_LIST.filter(
      ({ id, window }) => open[kind]?.includes(window) && !useless.includes(id),
    ).map(({ id }) => id);
    expect(playable).toEqual(new Set(expected));
  });
});

describe('cashing in', () => {
  const held = ['fogInTheClearing.1', 'aideDeCamp.1', 'lowOnPowder.1'];

  it('4.3 cash three cards, no more and no fewer, for one cube', () => {
    const table = tableAt({ held: { british: [...held, 'noRespite.1'] } });
    expect(table.refused({ kind: 'cashIn', cards: held.slice(1) })).toMatchObject({
      code: 'cashThree',
      case: '4.3',
    });
    expect(table.refused({ kind: 'cashIn', cards: [...held, 'noRespite.1'] })).toMatchObject({
      code: 'cashThree',
    });
    expect(
      table.refused({ kind: 'cashIn', cards: ['noRespite.1', 'noRespite.1', 'aideDeCamp.1'] }),
    ).toMatchObject({ code: 'sameTwice' });
    table.act({ kind: 'cashIn', cards: held });
    expect(table.state.cubes.british).toBe(1);
    expect(table.state.held.british).toEqual(['noRespite.1']);
    expect(table.state.discards).toEqual(held);
  });

  it('F13 not while the other side decides', () => {
    const table = tableAt({ held: { american: held } });
    expect(table.refused({ kind: 'cashIn', cards: held })).toMatchObject({ code: 'notHeld' });
  });

  it('F13 in answer to an enemy attack: without the card that could answer, the dice fall', () => {
    const table = attackCoulter({ held: { american: held } });
    expect(table.asked).toMatchObject({ kind: 'answerAttack', by: 'american' });
    table.act({ kind: 'cashIn', cards: held });
    expect(table.state.cubes.american).toBe(1);
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 5 });
  });

  it('4.3 cash no decision is asked for its sake alone, but for maintain, purchase and draw', () => {
    const table = attackCoulter({ held: { british: held } });
    expect(table.asked).toMatchObject({ kind: 'roll' });
    table.roll(1, 2, 4, 5, 6);
    expect(table.kind).toBe('maintain');
    table.stand();
    expect(table.kind).toBe('purchase');
    table.pass().roll(1);
    expect(table.kind).toBe('drawCard');
  });
});
