/** What a reader of Markdown carries along: the game's data, the mistakes so far, terms, anchors and links. */

import type { Facts } from '../base/facts';
import type { CrossLink, GlossaryBlock, GlossaryEntry } from './document';
import type { Mistake } from './schema';

/** What a rule text may quote; `figures` is checked where it is given. */
export interface RulesSource extends Facts {
  readonly id?: string;
  readonly figures?: Readonly<Record<string, unknown>>;
}

export interface Positioned {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** A place in the rules of another game or reference: its id, then the anchor. */
const CROSS_LINK = /^\/rules\/([a-z][a-z0-9-]*)\/(?:#([^#]+))?$/;

export class Reading {
  readonly mistakes: Mistake[] = [];
  /** What the glossary explains, by the slug of its term; read before the text that uses it. */
  readonly terms = new Map<string, GlossaryEntry>();
  /** The glossaries themselves, by their Markdown. */
  readonly glossaries = new Map<Positioned, GlossaryBlock>();
  /** Numbers of the rules of the Law by their ids, and of its sections by their Markdown. */
  readonly numbers = new Map<string, string>();
  readonly sections = new Map<Positioned, string>();
  /** Anchor to the line that sets it. */
  readonly #anchors = new Map<string, number>();
  readonly #links: { readonly href: string; readonly line: number }[] = [];

  constructor(readonly source: RulesSource) {}

  /** Notes a mistake. What is wrong says nothing: an empty list comes back in its place. */
  mistake(node: Positioned, message: string): never[] {
    this.mistakes.push({ line: node.position?.start.line ?? 1, message });
    return [];
  }

  /** The entry of `record` under `key`, or a mistake that lists the keys there are. */
  lookUp<T>(node: Positioned, what: string, record: Readonly<Record<string, T>>, key: string): T | undefined {
    if (Object.hasOwn(record, key)) return record[key];
    const known = Object.keys(record);
    const list = known.length === 0 ? 'there is none in this game' : `known: ${known.join(', ')}`;
    this.mistake(node, `unknown ${what} "${key}"; ${list}`);
    return undefined;
  }

  get anchors(): ReadonlySet<string> {
    return new Set(this.#anchors.keys());
  }

  anchor(node: Positioned, anchor: string, what: string): void {
    const first = this.#anchors.get(anchor);
    if (first === undefined) this.#anchors.set(anchor, node.position?.start.line ?? 1);
    else this.mistake(node, `the anchor #${anchor} is already set in line ${first}; ${what}`);
  }

  link(node: Positioned, href: string): void {
    this.#links.push({ href, line: node.position?.start.line ?? 1 });
  }

  /** To be called at the end, when every anchor is known. The links that lead to other texts are given back. */
  checkLinks(): CrossLink[] {
    const crossLinks: CrossLink[] = [];
    for (const { href, line } of this.#links) {
      if (/^https:\/\/[^\s/]+/.test(href)) continue;
      const [whole, source = '', at] = CROSS_LINK.exec(href) ?? [];
      if (whole !== undefined) {
        crossLinks.push({ source, line, ...(at !== undefined && { anchor: at }) });
        continue;
      }
      const anchor = href.startsWith('#') ? href.slice(1) : undefined;
      if (anchor === undefined) {
        const message = `link to "${href}"; link to a heading or rule as #anchor, to another text as /rules/<id>/#anchor, or to a full https:// address`;
        this.mistakes.push({ line, message });
      } else if (!this.#anchors.has(anchor)) {
        const known = [...this.#anchors.keys()].map((name) => `#${name}`).join(', ');
        this.mistakes.push({ line, message: `broken link "${href}"; known: ${known}` });
      }
    }
    return crossLinks;
  }
}
