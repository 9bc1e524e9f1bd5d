import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { brand } from '@ramplight/ui/theme/brand'
import { IconBrowserCheck, IconBrowserX } from '@tabler/icons-react'
import type { BookNotice } from '#platform/local/book/book.ts'
import { useBookNotice } from '#platform/local/book/use-local.ts'
import classes from '../sync.module.css'

const WORDS: Record<BookNotice, string> = {
  newer: `A newer ${brand.name} is open on this device. Update this tab to go on; everything you entered is kept.`,
  replaced: 'The data on this device was changed in another tab. Update this tab to go on; everything you entered is kept.',
  blocked: `Other tabs of ${brand.name} hold back an update of the data on this device. Close them to go on.`,
  failed:
    'The data on this device cannot be opened. What you entered is still on it, and is not sent. If the device is full, make room on it; it is tried again by itself.',
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
              {notice === 'failed' ? 'Try again' : 'Update this tab'}
            </Button>
          )
        }
      >
        {WORDS[notice]}
      </Banner>
    </div>
  )
}
