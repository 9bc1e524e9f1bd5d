import { Button } from '@mantine/core'
import { brand } from '@ramplight/domain/kernel/brand'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconBrowserCheck, IconBrowserX } from '@tabler/icons-react'
import type { BookNotice } from '#platform/local/book/book.ts'
import { useBookNotice } from '#platform/local/book/use-local.ts'
import { goneWith } from '#platform/local/store/unsent-note.ts'
import { currentSession } from '#platform/session.ts'
import classes from '../sync.module.css'
import { t } from './banners.texts.ts'
import { lostWords } from './lost-words.ts'

const WORDS: Record<BookNotice, string> = {
  get newer() {
    return t('bookBanner.aNewerIsOpen', { name: brand.name })
  },
  get replaced() {
    return t('bookBanner.dataCannotBeRead')
  },
  get lost() {
    return t('bookBanner.lost', { what: lostWords(goneWith(currentSession()?.user._id ?? '')) })
  },
  get blocked() {
    return t('bookBanner.otherTabsOfHold', { name: brand.name })
  },
  get failed() {
    return t('bookBanner.dataCannotBeOpened')
  },
}

/** Over every page, when the local copy itself needs a person: this tab is too old, or other tabs are in the way. */
export function BookBanner() {
  const notice = useBookNotice()
  if (!notice) return null
  const isBlocked = notice === 'blocked'
  return (
    <div className={classes.banner} role="alert">
      <Banner
        tone="amber"
        icon={isBlocked ? IconBrowserX : IconBrowserCheck}
        actions={
          !isBlocked && (
            <Button size="xs" onClick={() => location.reload()}>
              {notice === 'failed' ? t('bookBanner.tryAgain') : t('bookBanner.updateThisTab')}
            </Button>
          )
        }
      >
        {WORDS[notice]}
      </Banner>
    </div>
  )
}
