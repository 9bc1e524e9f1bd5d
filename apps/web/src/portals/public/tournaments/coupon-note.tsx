import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconTicket } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useAddress } from '#platform/address.ts'
import { keepCoupon } from '#platform/kept-coupon.ts'
import { t } from './event.texts.ts'

/** Who comes by the link of a coupon has its code where they pay, however long the way there is. */
export function CouponNote({ tournament }: { tournament: string }) {
  const { coupon } = useAddress().search as { coupon?: unknown }
  const code = typeof coupon === 'string' ? coupon.trim() : ''
  useEffect(() => {
    if (code) keepCoupon(tournament, code)
  }, [tournament, code])
  return code ? <Banner icon={IconTicket}>{t('coupon', { code })}</Banner> : null
}
