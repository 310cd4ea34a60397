/** What the search learns from the questions of content/<id>/asked.txt: what each of their words says for the place that answers. */
import { type Counts, chancesOf, stemsOf } from './find';

export interface Question {
  readonly place: string;
  readonly words: string;
}

/** The questions of a game, a line each, under the place that answers them: "rules#seats", then "how many of us". */
export const questionsOf = (id: string, text: string): readonly Question[] => {
  let place = '';
  return text.split('\n').flatMap((line) => {
    if (line.includes('#')) place = line.replace('#', `/${id}#`);
    else if (line !== '') return [{ place, words: line }];
    return [];
  });
};

/** What a word says for a place, and the sum of the squares of its gradients. */
interface Weight {
  readonly place: number;
  value: number;
  gradSquareSum: number;
}

interface Example {
  /** The place that answers. */
  readonly answer: number;
  /** Those of its words. */
  readonly weights: readonly Weight[];
  /** All words of a long question together count as much as those of a short one. */
  readonly share: number;
}

/** One step of gradient descent. */
const learnFrom = ({ answer, weights, share }: Example, sums: Float64Array): void => {
  sums.fill(0);
  for (const { place, value } of weights) sums[place] = (sums[place] ?? 0) + share * value;
  const chances = chancesOf(sums);
  for (const weight of weights) {
    const error = (chances[weight.place] ?? 0) - (weight.place === answer ? 1 : 0);
    const gradient = share * error + 0.001 * weight.value;
    weight.gradSquareSum += gradient ** 2;
    weight.value -= gradient / Math.sqrt(weight.gradSquareSum);
  }
};

/**
 * Logistic regression over the places: a word has a weight for each place that is asked about with it, and for no other.
 * A weight that has come far moves less (AdaGrad), and all are drawn to nothing a little. More rounds change little.
 * `stemsFor` gives the stems of a question in its own language. Given in halves. Throws an Error for a place that is not among them.
 */
export const learnWeights = (
  questions: readonly Question[],
  places: readonly string[],
  stemsFor = (words: string): readonly string[] => stemsOf(words),
) => {
  const rowOf = new Map<string, Weight[]>();
  // By their words: questions for one place after another would each undo what the place before has learned.
  const sorted = questions.toSorted((a, b) => (a.words < b.words ? -1 : 1));
  const asked = sorted.map(({ place, words }) => {
    const answer = places.indexOf(place);
    if (answer < 0) throw new Error(`asked.txt: “${words}” is asked of ${place}, which no text has`);
    const rows = stemsFor(words).map((stem) => {
      const row = rowOf.get(stem) ?? [];
      rowOf.set(stem, row);
      if (row.every((weight) => weight.place !== answer))
        row.push({ place: answer, value: 0, gradSquareSum: 0.01 });
      return row;
    });
    return { answer, rows, share: rows.length ** -0.5 };
  });
  // A row is complete when all have been read.
  const examples = asked.map(({ rows, ...example }): Example => ({ ...example, weights: rows.flat() }));
  const sums = new Float64Array(places.length);
  for (let round = 0; round < 9; round++) for (const example of examples) learnFrom(example, sums);
  const countsOf = (row: readonly Weight[]): Counts =>
    Object.fromEntries(
      row.flatMap(({ place, value }) => (value < 0.75 ? [] : [[place, Math.round(2 * value)]])),
    );
  return new Map([...rowOf].map(([stem, row]) => [stem, countsOf(row)]));
};
