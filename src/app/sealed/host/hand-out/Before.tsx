/**
 * Before the cards are dealt, in the order that makes the deal fair: the seal is shown, the links go out, and only then
 * the table says its words.
 */
import type { StageProps } from '../HostPage';
import { Seal } from './Seal';
import { Seats } from './Seats';
import { Words } from './Words';

const STEPS = { seal: Seal, seats: Seats, words: Words };

export const Before = (props: StageProps) => {
  const Step = STEPS[props.hosted.step];
  return <Step {...props} />;
};
