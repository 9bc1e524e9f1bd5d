/** What the TVs of an event can show. `auto`: the standings page by page, then the big fish and the pots. `stage`: the boat on the scale alone. */
export const SCREEN_VIEWS = ['auto', 'standings', 'stage', 'pots', 'waiting', 'message', 'blank'] as const
export type ScreenView = (typeof SCREEN_VIEWS)[number]

/** What all TVs of an event show. A view has pages; `turn` counts them on and on, so that a TV with fewer pages finds its own. */
export type Screens = { view: ScreenView; turn: number; paused: boolean; message: string | null }

/** So long a page stays. */
export const DWELL_MS = 10_000

/** What TVs show that nobody has steered. */
export const UNSTEERED: Screens = { view: 'auto', turn: 0, paused: false, message: null }

/** The turn that is shown so many milliseconds after the screens were steered. */
export const turnAfter = ({ turn, paused }: Pick<Screens, 'turn' | 'paused'>, ms: number): number =>
  paused ? turn : turn + Math.max(0, Math.floor(ms / DWELL_MS))

/** Which of so many pages a turn is. */
export const pageOf = (turn: number, pages: number): number => ((turn % pages) + pages) % pages

/** What somebody asks for; what is left out stays. */
export type Steering = {
  view?: ScreenView | undefined
  step?: 1 | -1 | undefined
  paused?: boolean | undefined
  message?: string | null | undefined
}

/** The screens after that, so many milliseconds after they were steered last. A new view begins with its first page. */
export const steered = (screens: Screens, { view, step, paused, message }: Steering, ms: number): Screens => ({
  view: view ?? screens.view,
  turn: view !== undefined && view !== screens.view ? 0 : turnAfter(screens, ms) + (step ?? 0),
  paused: paused ?? screens.paused,
  message: message === undefined ? screens.message : message,
})
