/**
 * What the pages say about safety, each sentence with the name of the test that holds it, or that shows that it is so. The
 * protocol's page shows the table; a test sees that every test is there, and that every sentence is said on its page.
 */
export const PROMISES: readonly (readonly [sentence: string, test: string])[] = [
  [
    'The host’s device can show every card.',
    'cards are on every phone after one bulletin, and the host’s own is on the host’s device',
  ],
  [
    'It counts each look, and all phones show the count.',
    'are told by every phone when their number rises, and when it falls',
  ],
  ['A changed program hides its looks.', 'cannot show it when a changed program hides its looks'],
  [
    'A host alone cannot choose the deal if your answer is in and all six words agree.',
    'gives the host no more than a fair share',
  ],
  [
    'With one helper, or a player who does not exist, they can.',
    'by a host with a helper wins every game, as the pages say',
  ],
  [
    'Starting over is rolling again, and every phone says so.',
    'says of a second invitation to the same names that the first was dropped, for twelve hours',
  ],
  ['A phone that was left out says so before its card.', 'a phone that was left out says so before its card'],
  ['What does not open is not kept.', 'a bulletin made from a photographed code opens nowhere'],
  [
    'Codes show names, deaths and changed phones, never cards.',
    'are those of the other seats too: no phone opens another’s slot',
  ],
  ['No code opens another seat.', 'are those of the other seats too: no phone opens another’s slot'],
  ['Verifying shows every card of that game, and of no other.', 'opens its own game, and no other'],
  [
    'Whoever holds your unlocked phone sees your card.',
    'every phone: answer, deal, kill, undo, replace, verify',
  ],
  [
    'If no phone answered, the host’s device alone dealt.',
    'a table where no phone answers is dealt by the host’s device alone',
  ],
  ['If the host’s device is lost, the deals of the game end.', 'is told of a game that is not here'],
  [
    'A host who changes a card, the secret, the answers, a code or a look is found by the phone concerned.',
    'a host who cheats is found by the phone concerned',
  ],
  [
    'An old phone of a seat opens nothing more.',
    'an answer after the closing is a changed phone, counted in the head',
  ],
  [
    'Whoever has the address of an open deal has every card.',
    'the form deals what the link deals, and a seed comes with it',
  ],
];
