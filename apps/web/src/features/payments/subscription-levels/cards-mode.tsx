import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconCreditCard, IconCreditCardOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ownAccountQuery } from '../getting-paid/index.ts'
import { t } from './levels.texts.ts'

/** Whose prices the levels name: live and test ones have ids of their own. */
export function CardsMode() {
  const { data } = useQuery(ownAccountQuery())
  if (!data) return null
  return (
    <Banner tone={data.isOn ? 'water' : 'amber'} icon={data.isOn ? IconCreditCard : IconCreditCardOff}>
      {t(!data.isOn ? 'cardsOff' : data.isLive ? 'cardsLive' : 'cardsTest')}
    </Banner>
  )
}
