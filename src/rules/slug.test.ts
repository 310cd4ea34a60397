import { expect, it } from 'vitest';
import { slugOf } from './plain-text';

it.each([
  ['What kills, and who scores', 'what-kills-and-who-scores'],
  ['Who dies?', 'who-dies'],
  ['The Mafia’s night', 'the-mafia-s-night'],
  ['800.4a Leaving', '800-4a-leaving'],
  ['Über – Tod', 'über-tod'],
  ['?!', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
