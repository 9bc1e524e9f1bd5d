import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconBan } from '@tabler/icons-react'
import { t } from './tournament-card.texts.ts'

/**
 * What who is in a cancelled event reads in place of boat, code and times: nobody drives to the ramp for it. `money`: their entry is on
 * another page, with its money.
 */
export const CancelledNote = ({ money = false }: { money?: boolean }) => (
  <Banner tone="red" icon={IconBan}>
    {t('cancelled')}
    {money && ` ${t('cancelledMoney')}`}
  </Banner>
)
