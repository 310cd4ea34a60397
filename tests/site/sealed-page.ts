/** The pages of sealed deals under test: a host's and its phones'. */
import type { Page } from 'playwright-core';
import { button, press } from './taps';

/** Waits until the page has such a heading. */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Types what a camera would read into the field beside it. */
export const take = async (page: Page, text: string, word = 'Open it'): Promise<void> => {
  await page.locator('#link').fill(text);
  await press(page, word);
};

/** Takes a text that is refused, by key as no finger waits for it: after this the page says nothing of the text before. */
export const refused = async (page: Page, text: string, message: string): Promise<void> => {
  await page.locator('#link').fill(text);
  await button(page, 'Open it').press('Enter');
  await page.locator('#link-wrong', { hasText: message }).waitFor();
};

export const fragmentOf = (address: string): string => new URL(address).hash.slice(1);
