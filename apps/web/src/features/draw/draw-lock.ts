import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import type { ConfirmOptions } from '@ramplight/ui/dialogs/confirm.tsx'

const BEFORE_START: readonly Tournament['status'][] = ['Draft', 'Scheduled', 'Open']
const boats = (count: number, one: string, many: string): string => (count === 1 ? `1 boat ${one}` : `${count} boats ${many}`)

/** How many boats have a bag that counts. */
export const boatsWeighed = (log: readonly Pick<WeighIn, 'entry' | 'voided'>[]): number =>
  new Set(log.filter(({ voided }) => !voided).map(({ entry }) => entry)).size

export type DrawVerdict = { kind: 'free' } | { kind: 'refused'; why: string } | { kind: 'ask'; question: ConfirmOptions }

/**
 * May the numbers be drawn (again)? Before the start it is asked once numbers are taken away. After it the boats are on the
 * water under their numbers: the button has to be held. With bags on the scale the draw is locked.
 */
export function mayDraw({ status }: Pick<Tournament, 'status'>, { numbered, weighed }: { numbered: number; weighed: number }): DrawVerdict {
  if (weighed > 0)
    return {
      kind: 'refused',
      why: `${boats(weighed, 'has', 'have')} weighed in: the draw is locked. Change a single number on its boat.`,
    }
  if (numbered === 0) return { kind: 'free' }
  const title = 'Draw new numbers?'
  const taken = `${boats(numbered, 'has', 'have')} a number already. All boats get a new one.`
  if (BEFORE_START.includes(status))
    return {
      kind: 'ask',
      question: {
        title,
        text: `${taken} The old numbers stay in the history, and the draw can be undone.`,
        confirmLabel: 'Draw new numbers',
      },
    }
  return {
    kind: 'ask',
    question: {
      title: 'Draw new numbers after the start?',
      text: `The tournament has started: boats are on the water with the numbers they have, and lists are printed. ${taken} Flights and due times may change with them.`,
      confirmLabel: 'Hold to draw new numbers',
      tone: 'danger',
      irreversible: true,
    },
  }
}
