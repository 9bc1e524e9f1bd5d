import type { TourFull } from '@ramplight/contract/tours/tours'
import { byText } from '@ramplight/domain/kernel/text-order'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconCalendarPlus, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Organizer } from '#features/messaging/organizer/index.ts'
import { TourIcon } from '#features/tournaments/tournaments/index.ts'
import { pictureSrc } from '#platform/files/picture-src.ts'
import type { Base } from '#platform/places.ts'
import { shareAddress } from '#platform/share-address.ts'
import { BareTournaments } from './bare-tournaments.tsx'
import { SeasonLeaders } from './season-leaders.tsx'
import { SeasonRows } from './season-rows.tsx'
import classes from './series.module.css'
import { wholeTourQuery } from './series.queries.ts'
import { t } from './series.texts.ts'

/** As wide as it is ever shown. */
const BANNER = 1280

type Props = { id: string; base: Base; actions?: (tour: TourFull) => ReactNode }

/** What everybody may know of a tour: its seasons, its divisions, its tournaments. */
export function TourView({ id, base, actions }: Props) {
  const tour = useQuery(wholeTourQuery(id))
  return (
    <Loaded query={tour} what={t('tour')}>
      {(one) => (
        <>
          {one.tourBanner && <img className={classes.banner} src={pictureSrc(one.tourBanner, BANNER)!} alt="" />}
          <PageHeader
            title={
              <span className={classes.named}>
                {one.tourIcon && <TourIcon path={one.tourIcon} size={40} />}
                {one.name}
              </span>
            }
            crumbs={[{ label: t('tours'), href: `${base}/tours` }, { label: one.name }]}
            meta={[one.waterType ? t('water', { type: one.waterType }) : null]}
            primary={{
              label: t('seeTournaments'),
              href: `${base}/tournaments${one.urlLookupKey ? `/${one.urlLookupKey}` : `?tour=${one._id}`}`,
            }}
            secondary={[
              {
                label: t('addToCalendar'),
                icon: IconCalendarPlus,
                onClick: () => window.location.assign(`/tours/${one._id}/calendar.ics`),
              },
              { label: t('share'), icon: IconShare2, onClick: () => void share(one) },
            ]}
          />
          {actions?.(one)}
          {one.additionalInfo && (
            <Section title={t('about')}>
              <p className={classes.words}>{one.additionalInfo}</p>
            </Section>
          )}
          <Organizer of={{ kind: 'tour', _id: one._id, name: one.name }} />
          <SeasonLeaders seasons={one.seasons} base={base} />
          <SeasonRows seasons={one.seasons} base={base} />
          {one.divisions.length > 0 && (
            <Section title={t('divisions')} flush>
              <RowList
                rows={one.divisions
                  .toSorted((a, b) => byText(a.name, b.name))
                  .map(({ _id, name }) => ({ key: _id, href: `${base}/divisions/${_id}`, title: name }))}
              />
            </Section>
          )}
          <BareTournaments tournaments={one.tournaments} base={base} />
        </>
      )}
    </Loaded>
  )
}

const share = ({ name, _id }: TourFull) => {
  const url = new URL(`/tours/${_id}`, window.location.origin).href
  return shareAddress(url, { title: name, copied: t('copied'), cannot: t('cannotCopy', { url }) })
}
