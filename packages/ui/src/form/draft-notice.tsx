import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Banner } from '../parts/banner.tsx'
import { timeAgo } from '../values/time-ago.ts'
import { t } from './form.texts.ts'
import type { Draft } from './use-draft.ts'

type DraftNoticeProps<Values> = { draft: Draft<Values>; onRestore: (values: Values) => void }

/** Offers what an earlier visit left behind; never puts it in unasked. */
export function DraftNotice<Values>({ draft, onRestore }: DraftNoticeProps<Values>) {
  if (!draft.found) return null
  const restore = () => {
    const values = draft.restore()
    if (values !== null) onRestore(values)
  }
  return (
    <Banner
      tone="water"
      icon={IconHistory}
      actions={
        <>
          <Button size="xs" variant="subtle" onClick={draft.clear}>
            {t('draftNotice.throwAway')}
          </Button>
          <Button size="xs" onClick={restore}>
            {t('draftNotice.restoreDraft')}
          </Button>
        </>
      }
    >
      {t('draftNotice.aDraft', { savedAt: timeAgo(draft.found.savedAt) })}
    </Banner>
  )
}
