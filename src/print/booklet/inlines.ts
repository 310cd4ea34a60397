/** Words of a rule text in the voices of the booklet. */
import type { RuleInline } from '../../rules/document';
import type { Voice } from '../../scene/scene';
import type { InlineText } from '../../scene/text';
import { LINE_END } from './lines';

interface Tone {
  readonly plain: Voice;
  readonly strong: Voice;
  readonly emphasis: Voice;
}

/** Typewriters have no italic: what is stressed there is bold. */
const TONES: Partial<Record<Voice, Tone>> = {
  talk: { plain: 'talk', strong: 'talk-bold', emphasis: 'talk-italic' },
  'talk-bold': { plain: 'talk-bold', strong: 'talk-bold', emphasis: 'talk-bold' },
  'talk-italic': { plain: 'talk-italic', strong: 'talk-bold', emphasis: 'talk' },
  form: { plain: 'form', strong: 'form-bold', emphasis: 'form-bold' },
};

/** Inlines as text to be set in `voice`, the voice of their paragraph. */
export const toText = (inlines: readonly RuleInline[], voice: Voice): InlineText[] => {
  const tone = TONES[voice] ?? { plain: voice, strong: voice, emphasis: voice };
  const read = (inline: RuleInline, current: Voice, href?: string): InlineText[] => {
    const set = (text: string, as: Voice): InlineText[] => [
      { text, voice: as, ...(href !== undefined && { href }) },
    ];
    switch (inline.kind) {
      case 'text':
        return set(inline.text, current);
      case 'code':
        return set(inline.text, 'form');
      case 'break':
        return set(LINE_END, current);
      case 'strong':
        return inline.inlines.flatMap((child) => read(child, tone.strong, href));
      case 'emphasis':
        return inline.inlines.flatMap((child) =>
          read(child, current === tone.strong ? current : tone.emphasis, href),
        );
      case 'link':
        return inline.inlines.flatMap((child) => read(child, current, inline.href));
      case 'term':
        // On paper a term is looked up where it is explained.
        return inline.inlines.flatMap((child) => read(child, current, `#${inline.id}`));
    }
  };
  return inlines.flatMap((inline) => read(inline, tone.plain));
};
