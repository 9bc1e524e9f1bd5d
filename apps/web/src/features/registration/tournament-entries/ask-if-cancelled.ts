import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { t } from './tournament-entries.texts.ts'

/** A cancelled event takes boats only when somebody says that it should. True: go on. */
export const askIfCancelled = async ({ cancelled, name }: Pick<Tournament, 'cancelled' | 'name'>, count: number): Promise<boolean> =>
  !cancelled ||
  (await confirm({
    title: t('askIfCancelled.title', { name, count }),
    text: t('askIfCancelled.text'),
    confirmLabel: t('askIfCancelled.enter', { count }),
    tone: 'danger',
  }))
