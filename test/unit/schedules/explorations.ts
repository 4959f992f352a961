/** All explorations of the schedules, by name. */
import type { SourceChange } from '../support/source-change.ts';
import { cartExploration, ONE_TAB } from './cart-exploration.ts';
import { STEPS, STEPS_WITH_BACK } from './cart-steps.ts';
import { formExploration } from './form/form-exploration.ts';
import { FORM_STEPS, FORM_STEPS_WITH_BACK } from './form/form-steps.ts';
import { listExploration } from './list-exploration.ts';
import { LIST_STEPS, LIST_STEPS_WITH_BACK } from './list-steps.ts';
import { SHEET_STEPS, SHEET_STEPS_WITH_BACK } from './sheet-steps.ts';
import { type Exploration, type Explored, explore } from './support/explore.ts';
import { STEPS_IN_TWO_TABS, TWO_TABS } from './two-tabs.ts';

/** Explores the product, or a sabotaged one. */
type Explore = (
  most: number,
  begins?: (step: { name: string }) => boolean,
  sabotage?: SourceChange,
) => Promise<Explored>;

function exploring<World>(compile: (sabotage?: SourceChange) => Promise<Exploration<World>>): Explore {
  return async (most, begins, sabotage) => explore(await compile(sabotage), most, begins);
}

/** Each world with its steps. */
export const EXPLORATIONS = {
  cart: exploring((sabotage) => cartExploration(STEPS, ONE_TAB, sabotage)),
  'cart with Back': exploring((sabotage) => cartExploration(STEPS_WITH_BACK, ONE_TAB, sabotage)),
  sheet: exploring((sabotage) => cartExploration(SHEET_STEPS, ONE_TAB, sabotage)),
  'sheet with Back': exploring((sabotage) => cartExploration(SHEET_STEPS_WITH_BACK, ONE_TAB, sabotage)),
  form: exploring((sabotage) => formExploration(FORM_STEPS, sabotage)),
  'form with Back': exploring((sabotage) => formExploration(FORM_STEPS_WITH_BACK, sabotage)),
  'two tabs': exploring((sabotage) => cartExploration(STEPS_IN_TWO_TABS, TWO_TABS, sabotage)),
  list: exploring((sabotage) => listExploration(LIST_STEPS, sabotage)),
  'list with Back': exploring((sabotage) => listExploration(LIST_STEPS_WITH_BACK, sabotage)),
} satisfies Record<string, Explore>;

/** The name of an exploration. */
export type Place = keyof typeof EXPLORATIONS;
