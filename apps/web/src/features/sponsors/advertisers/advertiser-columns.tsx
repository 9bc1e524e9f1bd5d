import { labelOf } from '@ramplight/contract/labels'
import type { AdvertiserCount } from '@ramplight/contract/sponsors/advertisement-interactions'
import type { Advertiser } from '@ramplight/contract/sponsors/advertisers'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { pictureSrc } from '#platform/files/picture-src.ts'
import { PLACES, rateOf, rateText, sumOf } from './advertiser-counts.ts'
import classes from './advertisers.module.css'
import { t } from './advertisers.texts.ts'

const WIDTH = 128
type Column = FamilyColumn<Advertiser>

/** A number that is exported as one. */
const numbers = (id: string, header: string, of: (row: Advertiser) => number | null, text: (row: Advertiser) => string): Column => ({
  ...{ id, header, numeric: true },
  csv: of,
  cell: (row) => <span className="rl-num">{text(row)}</span>,
})

/** Views, clicks and click rate: everywhere, or at one place. */
function counted(counts: readonly AdvertiserCount[], place?: (typeof PLACES)[number]): Column[] {
  const of = ({ _id }: Advertiser) => sumOf(counts, { advertiser: _id, ...(place && { place }) })
  const header = (what: string) => (place ? t('table.at', { what, place: t(`place.${place}`) }) : what)
  return [
    numbers(
      `views ${place ?? ''}`,
      header(t('table.views')),
      (row) => of(row).views,
      (row) => writeNumber(of(row).views),
    ),
    numbers(
      `clicks ${place ?? ''}`,
      header(t('table.clicks')),
      (row) => of(row).clicks,
      (row) => writeNumber(of(row).clicks),
    ),
    numbers(
      `rate ${place ?? ''}`,
      header(t('table.rate')),
      (row) => rateOf(of(row)),
      (row) => rateText(of(row)),
    ),
  ].map((column) => (place ? { ...column, optional: true } : { ...column, card: 'fact' as const }))
}

/** `counts`: what was seen and clicked in the time that is shown. Each place has columns of its own, shown when they are chosen. */
export const advertiserColumns = (counts: readonly AdvertiserCount[]): Column[] => [
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
