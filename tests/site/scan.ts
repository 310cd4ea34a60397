/** QR codes on a page, read as a camera reads them. */
import type { Locator, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp, { type Sharp } from 'sharp';

const decode = async (image: Sharp): Promise<string> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
};

/** What is in the code on a screen, from a picture of the screen. */
export const scanScreen = async (page: Page): Promise<string> => {
  await page.locator('.qr path').waitFor();
  return decode(sharp(await page.locator('.qr').screenshot()));
};

export const readDrawing = (svg: string): Promise<string> =>
  decode(sharp(Buffer.from(svg)).flatten({ background: '#fff' }));

/** What is in the code on a screen, from the drawing that the page has of it: quicker than a picture of the screen. */
export const scan = async (page: Page | Locator): Promise<string> => {
  const code = page.locator('.qr').first();
  await code.locator('path').waitFor();
  const drawing = await code.evaluate((svg) =>
    svg.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="480"'),
  );
  return readDrawing(drawing);
};
