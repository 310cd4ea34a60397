/**
 * 40 contracts. Together they like weapons of 6–4 best and those of 6–2 least: of two contracts the better one pays on
 * average $900, $700 and $500 (contracts.test.ts). A few ask for what no weapon is, such as loud and stabbing: they pay
 * half, or both with a modifier that changes how a weapon counts.
 */
import * as m from '#messages/nation-rules';
import type { Contract } from '.';

type Line = readonly [
  id: string,
  objective: string,
  /** What the card says below its objective; it changes nothing. */
  flavour: string,
  positive: Contract['positive'],
  negative: Contract['negative'],
];

const LINES: readonly Line[] = [
  ['public-execution', m.execution, m.executionFlavour, ['loud', 'gunshot'], ['silent', 'poisoning']],
  ['high-noon', m.highNoon, m.highNoonFlavour, ['loud', 'gunshot'], ['poisoning']],
  ['casings', m.countCasings, m.countCasingsFlavour, ['loud', 'gunshot'], ['explosion', 'accident']],
  ['warning-shot', m.warningShot, m.warningShotFlavour, ['loud', 'gunshot'], ['asphyxiation']],
  ['fireworks-night', m.fireworksNight, m.fireworksNightFlavour, ['loud', 'explosion'], ['stabbing']],
  ['grand-finale', m.grandFinale, m.grandFinaleFlavour, ['loud', 'explosion'], ['silent', 'asphyxiation']],
  ['scorched-earth', m.scorched, m.scorchedFlavour, ['loud', 'explosion'], ['poisoning', 'gunshot']],
  ['last-breath', m.lastBreath, m.lastBreathFlavour, ['silent', 'asphyxiation'], ['loud', 'poisoning']],
  ['pillow-talk', m.pillowTalk, m.pillowTalkFlavour, ['silent', 'asphyxiation'], ['explosion']],
  ['night-train', m.nightTrain, m.nightTrainFlavour, ['silent', 'asphyxiation'], ['gunshot', 'stabbing']],
  ['not-a-word', m.notAWord, m.notAWordFlavour, ['silent', 'asphyxiation'], ['poisoning']],
  ['act-of-god', m.actOfGod, m.actOfGodFlavour, ['silent', 'accident'], ['gunshot', 'explosion']],
  ['bad-brakes', m.badBrakes, m.badBrakesFlavour, ['silent', 'accident'], ['poisoning']],
  ['loose-railing', m.looseRailing, m.looseRailingFlavour, ['silent', 'accident'], ['gunshot', 'poisoning']],
  ['home-improvement', m.homeImprovement, m.homeImprovementFlavour, ['silent', 'accident'], ['gunshot']],
  ['old-friend', m.oldFriend, m.oldFriendFlavour, ['silent', 'stabbing'], ['loud', 'explosion']],
  ['midnight-visit', m.midnightVisit, m.midnightVisitFlavour, ['silent', 'stabbing'], ['gunshot']],
  ['old-vendetta', m.oldVendetta, m.oldVendettaFlavour, ['silent', 'stabbing'], ['explosion', 'poisoning']],
  ['between-the-acts', m.betweenActs, m.betweenActsFlavour, ['silent', 'stabbing'], ['poisoning']],
  ['final-toast', m.finalToast, m.finalToastFlavour, ['silent', 'poisoning'], ['loud', 'gunshot']],
  ['state-banquet', m.stateBanquet, m.stateBanquetFlavour, ['silent', 'poisoning'], ['explosion', 'gunshot']],
  ['long-way-off', m.longWayOff, m.longWayOffFlavour, ['silent', 'gunshot'], ['stabbing', 'explosion']],
  ['swimming-lesson', m.swimmingLesson, m.swimmingLessonFlavour, ['asphyxiation', 'accident'], ['silent']],
  ['thin-air', m.thinAir, m.thinAirFlavour, ['asphyxiation', 'accident'], ['gunshot', 'explosion']],
  ['by-hand', m.byHand, m.byHandFlavour, ['asphyxiation', 'stabbing'], ['explosion', 'accident']],
  ['cloakroom', m.cloakroom, m.cloakroomFlavour, ['asphyxiation', 'stabbing'], ['gunshot']],
  ['circus-act', m.circusAct, m.circusActFlavour, ['stabbing', 'accident'], ['explosion']],
  ['kitchen-mishap', m.kitchenMishap, m.kitchenMishapFlavour, ['stabbing', 'accident'], ['poisoning']],
  ['hunting-season', m.huntingSeason, m.huntingSeasonFlavour, ['gunshot', 'accident'], ['explosion']],
  ['armoured-convoy', m.convoy, m.convoyFlavour, ['gunshot', 'explosion'], ['asphyxiation', 'poisoning']],
  ['street-justice', m.streetJustice, m.streetJusticeFlavour, ['gunshot', 'stabbing'], ['silent']],
  ['food-critic', m.foodCritic, m.foodCriticFlavour, ['poisoning', 'accident'], ['silent', 'stabbing']],
  ['gas-leak', m.gasLeak, m.gasLeakFlavour, ['explosion', 'accident'], ['gunshot', 'silent']],
  ['locked-room', m.lockedRoom, m.lockedRoomFlavour, ['poisoning', 'asphyxiation'], ['loud']],
  ['front-page', m.frontPage, m.frontPageFlavour, ['stabbing', 'gunshot'], ['accident', 'poisoning']],
  ['grudge-match', m.grudge, m.grudgeFlavour, ['asphyxiation', 'stabbing'], ['silent', 'poisoning']],
  ['make-an-example', m.makeExample, m.makeExampleFlavour, ['loud', 'stabbing'], ['poisoning']],
  ['curtain-call', m.curtainCall, m.curtainCallFlavour, ['loud', 'asphyxiation'], ['gunshot']],
  ['freak-accident', m.freakAccident, m.freakAccidentFlavour, ['loud', 'accident'], ['silent']],
  ['falling-piano', m.fallingPiano, m.fallingPianoFlavour, ['loud', 'accident'], ['poisoning']],
];

/** Their order is frozen: a shuffled deck is a list of places in it. */
export const CONTRACTS: readonly Contract[] = LINES.map(([id, objective, flavour, positive, negative]) => ({
  id,
  objective,
  flavour,
  positive,
  negative,
}));
