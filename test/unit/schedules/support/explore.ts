/** Runs every schedule that some steps allow, shortest first. */

/** Something that can happen. */
export interface Step<World> {
  name: string;
  /** Whether it can happen now, after what has happened before. */
  can: (world: World) => boolean;
  act: (world: World) => void | Promise<void>;
  /** It has no effect unless another step follows, so a schedule doesn't end with it. */
  opens?: boolean;
}

/** How the exploration of one kind of world is done. */
export interface Exploration<World> {
  steps: readonly Step<World>[];
  create: () => Promise<World>;
  /** Brings the world to rest after the last step. @returns what is wrong then */
  finish: (world: World) => Promise<string[]>;
  /** Milliseconds between two steps pass here. */
  between: (world: World) => Promise<void>;
}

/** What an exploration has found. */
export interface Explored {
  schedules: number;
  /** Steps of the longest schedule. */
  length: number;
  /** The first schedule that ends badly; it is one of the shortest. */
  failure?: { schedule: string[]; problems: string[] };
}

/**
 * Explores breadth first.
 * @param most schedules to run
 * @param begins whether to run the schedules that begin with a step
 */
export async function explore<World>(
  exploration: Exploration<World>,
  most: number,
  begins: (step: { name: string }) => boolean = () => true,
): Promise<Explored> {
  let schedules = 0;
  let length = 0;
  const { next } = await run(exploration, []);
  let open = next.filter(begins).map((step) => [step]);
  while (open.length > 0) {
    const longer: Step<World>[][] = [];
    for (const schedule of open) {
      const { problems, next } = await run(exploration, schedule);
      for (const step of next) longer.push([...schedule, step]);
      if (!problems) continue;
      schedules += 1;
      length = schedule.length;
      if (problems.length > 0) {
        return { schedules, length, failure: { schedule: schedule.map(({ name }) => name), problems } };
      }
      if (schedules === most) return { schedules, length };
    }
    open = longer;
  }
  return { schedules, length };
}

/**
 * Runs one schedule.
 * @returns the steps that can follow, and what is wrong if none does; no problems if the last step has no effect yet
 */
async function run<World>(
  { steps, create, finish, between }: Exploration<World>,
  schedule: readonly Step<World>[],
): Promise<{ next: Step<World>[]; problems?: string[] }> {
  const world = await create();
  for (const { act } of schedule) {
    await act(world);
    await between(world);
  }
  const next = steps.filter(({ can }) => can(world));
  return schedule.at(-1)?.opens ? { next } : { next, problems: await finish(world) };
}
