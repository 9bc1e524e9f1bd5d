import type { AdvertiserCount } from '@ramplight/contract/sponsors/advertisement-interactions'
import type { Advertiser } from '@ramplight/contract/sponsors/advertisers'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { pictureSrc } from '#platform/files/picture-src.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { type Counted, PLACES, rateOf, rateText, sumOf } from './advertiser-counts.ts'
import classes from './advertisers.module.css'
import { t } from './advertisers.texts.ts'

const WIDTH = 128
type Column = FamilyColumn<Advertiser>

type Counts = readonly AdvertiserCount[] | undefined

const ifKnown = <As,>(sum: Counted | undefined, as: (sum: Counted) => As): As | undefined => sum && as(sum)

/** Views, clicks and click rate: everywhere, or at one place. While they are not known nothing stands there: it is not 0. */
function counted(counts: Counts, place?: (typeof PLACES)[number]): Column[] {
  const of = ({ _id }: Advertiser) => counts && sumOf(counts, { advertiser: _id, ...(place && { place }) })
  const column = (what: 'views' | 'clicks' | 'rate', number: (sum: Counted) => number | null, text: (sum: Counted) => string): Column => {
    const word = t(`table.${what}`)
    const header = place ? t('table.at', { what: word, place: t(`place.${place}`) }) : word
    return {
      ...{ id: `${what} ${place ?? ''}`, header, numeric: true },
      csv: (row) => ifKnown(of(row), number),
      cell: (row) => <span className="rl-num">{ifKnown(of(row), text)}</span>,
      ...(place ? { optional: true } : { card: 'fact' }),
    }
  }
  return [
    column(
      'views',
      ({ views }) => views,
      ({ views }) => writeNumber(views),
    ),
    column(
      'clicks',
      ({ clicks }) => clicks,
      ({ clicks }) => writeNumber(clicks),
    ),
    column('rate', rateOf, (sum) => rateText(sum) || '—'),
  ]
}

/** `counts`: what was seen and clicked in the time that is shown. Each place has columns of its own, shown when they are chosen. */
export const advertiserColumns = (counts: Counts): Column[] => [
  {
    id: 'name',
    header: labelOf('advertisers', 'name'),
    value: (row) => row.name,
    cell: (row) => (
      <span className={classes.named}>
        {row.image_path && <img src={pictureSrc(row.image_path, WIDTH)!} alt="" loading="lazy" />}
        {row.name}
      </span>
    ),
    sortField: 'name',
    card: 'title',
  },
  { id: 'url', header: labelOf('advertisers', 'url'), value: (row) => row.url, card: 'none', optional: true },
  { id: 'email', header: labelOf('advertisers', 'email'), value: (row) => row.email, card: 'none' },
  { id: 'key', header: labelOf('advertisers', 'key'), value: (row) => row.key, sortField: 'key', card: 'none' },
  ...counted(counts),
  ...PLACES.flatMap((place) => counted(counts, place)),
  {
    id: 'active',
    header: labelOf('advertisers', 'active'),
    value: (row) => t(row.active ? 'table.shown' : 'table.off'),
    cell: (row) => (
      <StatusBadge
        word={t(row.active ? 'table.shown' : 'table.off')}
        tone={row.active ? 'kelp' : 'ink'}
        icon={row.active ? IconEye : IconEyeOff}
      />
    ),
    card: 'status',
  },
]
