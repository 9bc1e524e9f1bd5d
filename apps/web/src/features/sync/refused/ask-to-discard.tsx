import { type ConfirmOptions, confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './refused.texts.ts'
import type { RefusedDetails } from './refused-details.ts'

/** Asked twice: what was typed at a ramp is not given up with one tap. */
export const askTwice = async (first: ConfirmOptions, again: ConfirmOptions): Promise<boolean> =>
  (await confirm({ ...first, tone: 'danger' })) && confirm({ ...again, tone: 'danger' })

/** Before a change that is kept here goes to the trash. */
export const askToDiscard = ({ words, held, money = 0 }: Pick<RefusedDetails, 'words' | 'held'> & { money?: number }): Promise<boolean> =>
  askTwice(
    {
      title: t('askToDiscard.discardThisChange'),
      text: t('askToDiscard.theServerKeeps'),
      items: [
        words,
        ...(money > 0 ? [t('askToDiscard.money', { amount: writeMoney(money) })] : []),
        ...held.map((waiting) => t('askToDiscard.waitsForIt', { changes: waiting })),
      ],
      confirmLabel: t('askToDiscard.discardChange'),
    },
    {
      title: t('askToDiscard.reallyDiscard'),
      text: money > 0 ? t('askToDiscard.money', { amount: writeMoney(money) }) : words,
      confirmLabel: t('askToDiscard.yesDiscard'),
      cancelLabel: t('askToDiscard.keep'),
    },
  )
