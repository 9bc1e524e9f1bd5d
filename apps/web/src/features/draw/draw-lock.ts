import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import type { ConfirmOptions } from '@ramplight/ui/dialogs/confirm.tsx'
import { t } from './draw.texts.ts'

const BEFORE_START: readonly Tournament['status'][] = ['Draft', 'Scheduled', 'Open']
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
      why: t('drawLock.boatsWeighedInDrawLocked', { boats: weighed }),
    }
  if (numbered === 0) return { kind: 'free' }
  const title = t('drawLock.drawNewNumbersQuestion')
  const boatsNumberedAlready = t('drawLock.boatsNumberedAlready', { boats: numbered })
  if (BEFORE_START.includes(status))
    return {
      kind: 'ask',
      question: {
        title,
        text: t('drawLock.oldNumbersStayInHistory', { boatsNumberedAlready }),
        confirmLabel: t('drawLock.drawNewNumbers'),
      },
    }
  return {
    kind: 'ask',
    question: {
      title: t('drawLock.drawNewNumbersAfterStart'),
      text: t('drawLock.boatsAreOnTheWater', { boatsNumberedAlready }),
      confirmLabel: t('drawLock.holdToDrawNewNumbers'),
      tone: 'danger',
      irreversible: true,
    },
  }
}
