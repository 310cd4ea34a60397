/** Events that are said once: a schema for what each kind has besides it is their type, too. Only what reads them loads it. */
import { array, type GenericSchema, type InferOutput, number, pipe, readonly } from 'valibot';
import type { KindsOf } from './game';

export const NUMBERS = pipe(array(number()), readonly());

/** By kind, events as their schemas give them. */
export type EventsOf<Schemas extends Readonly<Record<string, GenericSchema>>> = KindsOf<{
  [Kind in keyof Schemas]: InferOutput<Schemas[Kind]>;
}>;
