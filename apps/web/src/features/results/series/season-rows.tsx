import type { Season } from '@ramplight/contract/tours/seasons'
import { byText } from '@ramplight/domain/kernel/text-order'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { type Base, seasonAt } from '#platform/places.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './series.texts.ts'

/** Seasons, the newest first. */
export const SeasonRows = ({ seasons, base, title = t('seasons') }: { seasons: readonly Season[]; base: Base; title?: string }) => (
  <Section title={title} flush>
    <RowList
      none={t('noSeasons')}
      rows={seasons
        .toSorted((a, b) => byText(b.startDate, a.startDate))
        .map(({ _id, name, startDate, endDate, membershipFee }) => ({
          key: _id,
          href: seasonAt(base, _id),
          title: name,
          about: t('until', { first: writeDate(startDate), last: writeDate(endDate) }),
          end: membershipFee ? t('fee', { money: writeShortMoney(membershipFee) }) : null,
        }))}
    />
  </Section>
)
