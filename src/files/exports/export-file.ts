/** An export as a file: cards are drawn, planned as images, rasterised, and put in a zip with the texts beside them. */

import * as m from '#messages/files';
import { entryOf } from '../../base/lists';
import type { Component } from '../../base/piece';
import { err, ok, type Result } from '../../base/result';
import { chunked, grouped } from '../../base/words';
import { BACK_BLEED } from '../../look/backs';
import { dotSvg } from '../../print/ink';
import { cardOf } from '../../print/papers';
import type { Scene } from '../../scene/scene';
import type { ExportJob } from '../job';
import { type DrawContext, drawPieces, loadFaces, orFaceProblem, ownerOf, wantedPieces } from '../pieces';
import { plainPng, type ZipEntry, zipOf } from './files';
import { plainTemplate, printersCard } from './formats';
import { type ExportPlan, planImages } from './images';
import { planTts } from './tts';

/** Turns an SVG of `width` by `height` pixels, its text as outlines, into a PNG of that size, on white unless it is `clear`. */
export type Rasterise = (svg: string, width: number, height: number, clear?: boolean) => Promise<Uint8Array>;

interface ExportContext extends DrawContext {
  readonly rasterise: Rasterise;
}

export interface ExportedFile {
  /** A zip. */
  readonly bytes: Uint8Array;
  readonly images: number;
}

/** The share of the work that drawing takes; rasterising is the rest. */
const DRAWING = 0.2;

/** Two images at a time: one is drawn while the other is compressed. */
const AT_ONCE = 2;

/** A printer of cards takes nothing else: what is left out is listed beside the images. */
const cardsOnly = (
  components: readonly Component[],
): Result<{ readonly cards: readonly Component[]; readonly texts: ExportPlan['texts'] }> => {
  const cards = components.filter(({ shape }) => shape === undefined);
  const others = components.filter(({ shape }) => shape !== undefined);
  if (cards.length === 0) return err('cards-only', m.cardsOnly);
  const counts = grouped(others, ({ title }) => title);
  const lines = [...counts].map(([title, alike]) => `${alike.length} x ${title}`);
  const text = [m.leftOut, '', ...lines, ''].join('\n');
  return ok({ cards, texts: others.length === 0 ? [] : [{ name: 'left-out.txt', text }] });
};

/** Draws a job and says which images it consists of. Throws what a face throws. */
const planExport = async (job: ExportJob, context: DrawContext): Promise<Result<ExportPlan>> => {
  const { format, card, bleed } = job;
  const { source, kit } = ownerOf(job.kit, context.set?.kits);
  const components = wantedPieces(job, { kit, source });
  if (!components.ok) return components;
  const faces = await loadFaces(source.id);
  if (format === 'tts' || format === 'png') {
    const look = { card: cardOf(card), ink: 'full', bleed: bleed ? BACK_BLEED : 0 } as const;
    const pieces = await drawPieces(components.value, faces, look, context);
    if (format === 'tts') return ok(planTts(kit, pieces));
    return ok(planImages(pieces, (size) => plainTemplate(size, bleed ? BACK_BLEED : 0)));
  }
  const cards = cardsOnly(components.value);
  if (!cards.ok) return cards;
  const template = printersCard(format, card);
  if (!template.ok) return template;
  const look = { card: template.value.trim, ink: 'full', bleed: BACK_BLEED } as const;
  const pieces = await drawPieces(cards.value.cards, faces, look, context);
  return ok({ ...planImages(pieces, () => template.value), texts: cards.value.texts });
};

const rasteriseAll = async (
  { images }: ExportPlan,
  { book, rasterise, onProgress, pause }: ExportContext,
): Promise<readonly ZipEntry[]> => {
  const distinct = [...new Map(images.map((image) => [image.scene, image])).values()];
  const pictures = new Map<Scene, Uint8Array>();
  for (const some of chunked(distinct, AT_ONCE)) {
    await Promise.all(
      some.map(async ({ scene, width, height, clear }) => {
        const png = await rasterise(await dotSvg(scene, book, width, height), width, height, clear);
        pictures.set(scene, plainPng(png));
        onProgress?.(pictures.size / distinct.length);
      }),
    );
    await pause?.();
  }
  return images.map(({ name, scene }) => ({ name, bytes: entryOf(pictures, scene), packed: true }));
};

/** Exports a job to a zip. */
export const exportKit = (job: ExportJob, asked: ExportContext): Promise<Result<ExportedFile>> => {
  const book = asked.book.preferring(job.han);
  const reporting = (from: number, share: number) => ({
    ...asked,
    book,
    onProgress: (done: number) => asked.onProgress?.(from + share * done),
  });
  return orFaceProblem(async () => {
    const plan = await planExport(job, reporting(0, DRAWING));
    if (!plan.ok) return plan;
    const images = await rasteriseAll(plan.value, reporting(DRAWING, 1 - DRAWING));
    const texts = plan.value.texts.map(({ name, text }) => ({
      name,
      bytes: new TextEncoder().encode(text),
      packed: false,
    }));
    return ok({ bytes: zipOf([...images, ...texts]), images: images.length });
  });
};
