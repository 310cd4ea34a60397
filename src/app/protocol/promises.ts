/**
 * What the pages say about safety, each sentence with the name of the test that holds it, or that shows that it is so. The
 * protocol's page shows the table; a test sees that every test is there, and that every sentence is said on a page.
 */
export const PROMISES: Readonly<Record<string, string>> = {
  'The host’s device can show every card.':
    'are on every phone after one bulletin, and the host’s own is on the host’s device',
  'It counts each look, and all phones show the count.':
    'are told by every phone when their number rises, and when it falls',
  'Every look is counted, and every phone that scans the next code shows the count.':
    'the host’s own card is shown by this device alone, and each look is counted',
  'A changed program hides its looks.': 'cannot show it when a changed program hides its looks',
  'No phone can show a look that a changed program hid, or what the host and a helper agreed on before.':
    'cannot show it when a changed program hides its looks',
  'A host alone cannot choose the deal: the phone that closes it draws last.':
    'by answering last, for a player who does not exist or has no phone, gives the host no more than a fair share',
  'With the help of whoever holds that phone, they can, so every phone says whose it was.':
    'by a host with a helper wins every game, as the pages say',
  'It closes one list of answers, once, and says so for ever if it is asked again.':
    'twice is refused by the phone that is asked, and it says so from then on',
  'A host who tells phones of different deaths gives them different words.':
    'gives phones other words, and each phone says who is out before its card',
  'The cards after a death follow from who is in, and not from the order of deaths.':
    'has no card that follows from the order or the grouping of deaths, nor from one that was undone',
  'A deal under way is in no file: a copy would show cards and count no look.':
    'has no sealed deal under way in the file, and takes none from a file: no look is undone by it',
  'After the record a phone takes no code, as anyone who has the record can make one.':
    'takes no code after the record: then anyone can make one',
  'Starting over is rolling again, and every phone says so.':
    'says of a second invitation to the same names that the first was dropped, for twelve hours',
  'The game is kept in this browser and is sent nowhere.':
    'a game from its names to its record, with a reload at each step, for every hand and eye',
  'If the host’s device is lost, the deals of the game end.': 'is told of a game that is not here',
  'Their cards are on this device, which counts it when it shows them.':
    'those without a phone get their cards from this device, and the host is told so before',
  'No phone answered, so the host’s device alone dealt.':
    'a table where no phone answers is dealt by the host’s device alone',
  'It is for everyone at the table, and opens no card.':
    'no code replaces the key of a seat: another host’s invitation is another game, and its codes open nowhere',
  'Each phone opens its own part of it and no other.':
    'are those of the other seats too: no phone opens another’s slot',
  'Codes show names, deaths, looks and changed phones, never cards.':
    'has payloads of one size, whatever the cards',
  'What does not open here is not kept.': 'a bulletin made from a photographed code opens nowhere',
  'A phone whose answer was left out says so before its card.':
    'a phone that was left out says so before its card',
  'The old phone opens nothing more': 'an answer after the closing is a changed phone, counted in the head',
  'Whoever holds your unlocked phone sees your card.':
    'every phone: answer, deal, kill, undo, replace, verify',
  'Verifying shows every card of that game, and of no other.': 'opens its own game, and no other',
  'A host who changes a card, the secret, the answers or a code that went out is found by the phone concerned.':
    'a host who cheats is found by the phone concerned',
  'Anyone with the address of a deal has every card.':
    'the form deals what the link deals, and a seed comes with it',
};
