import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconBan } from '@tabler/icons-react'
import { t } from './tournament-card.texts.ts'

/**
 * What who is in a cancelled event reads in place of boat, code and times: nobody drives to the ramp for it. `more`: where its
 * money is, on a page that doesn’t show it.
 */
export const CancelledNote = ({ more }: { more?: string | undefined }) => (
  <Banner tone="red" icon={IconBan}>
    {t('cancelled')}
    {more && ` ${more}`}
  </Banner>
)
