import { type ConfirmOptions, confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import type { RefusedDetails } from './refused-details.ts'

/** Asked twice: what was typed at a ramp is not given up with one tap. */
export const askTwice = async (first: ConfirmOptions, again: ConfirmOptions): Promise<boolean> =>
  (await confirm({ ...first, tone: 'danger' })) && confirm({ ...again, tone: 'danger' })

/** Before a change that is kept here goes to the trash. */
export const askToDiscard = ({ words, held }: Pick<RefusedDetails, 'words' | 'held'>): Promise<boolean> =>
  askTwice(
    {
      title: 'Discard this change?',
      text: 'The server keeps what it has. What you entered stays 30 days under “Discarded” in the list of this device, then it is gone.',
      items: [words, ...held.map((waiting) => `Waits for it: ${waiting}`)],
      confirmLabel: 'Discard change',
    },
    { title: 'Really discard it?', text: words, confirmLabel: 'Yes, discard it', cancelLabel: 'Keep it' },
  )
