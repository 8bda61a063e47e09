import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { FEWEST_PROFILES } from '../../store/universe-file/profile-memory.ts';

/** What a profile takes in memory with what is worked out of it, in bytes. */
const BYTES_OF_PROFILE = 1500;
/** The threads that resolve may together take this part of the memory for profiles, if it is enough for the fewest of each. */
const PART_OF_MEMORY = 1 / 16;
/** A thread gains nothing by more: universes that have more are read as needed. */
const MOST_PROFILES = 200_000;

/** How many profiles of entities each of so many threads keeps in memory; one that joins them later keeps as many. */
export function profilesPerThread(threads: number, bytes: number = memoryHere()): number {
  const room = Math.floor((bytes * PART_OF_MEMORY) / BYTES_OF_PROFILE / Math.max(1, threads));
  return Math.min(MOST_PROFILES, Math.max(FEWEST_PROFILES, room));
}

/** What the process may take: a container may have less than its machine. */
function memoryHere(): number {
  const constrained = constrainedMemory();
  const total = totalmem();
  return constrained > 0 && constrained < total ? constrained : total;
}
