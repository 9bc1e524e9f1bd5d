import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../parts/icon-button.tsx'
import { writeNumber } from '../values/numbers.ts'
import { t } from './table.texts.ts'
import type { PageOf } from './table-rows.ts'
import { PAGE_SIZES, type PageSize, type TableState } from './table-state.ts'

type FooterProps = {
  label: string
  paging: PageOf
  state: TableState
  loading?: boolean
  isEstimate?: boolean | undefined
  sizes?: readonly PageSize[] | undefined
  onChange: (part: Partial<TableState>) => void
}

export function DataTableFooter({ label, paging, state, loading, isEstimate, sizes = PAGE_SIZES, onChange }: FooterProps) {
  const { page, pages, from, to, total } = paging
  const options = sizes.map((size) => ({ value: String(size), label: size === 'all' ? t('footer.all') : String(size) }))
  const choose = (value: string) => onChange({ page: 1, pageSize: sizes.find((size) => String(size) === value) ?? 10 })
  return (
    <div className="rl-table__footer">
      <div className="rl-table__size">
        <label htmlFor={`${label}-size`}>{t('footer.rows')}</label>
        <NativeSelect
          id={`${label}-size`}
          size="xs"
          data={options}
          value={String(state.pageSize)}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </div>
      <span className="rl-table__range" role="status">
        {loading && total === 0
          ? t('footer.loading')
          : t(isEstimate ? 'footer.rangeOfAbout' : 'footer.range', {
              from: writeNumber(from),
              to: writeNumber(to),
              total: writeNumber(total),
            })}
      </span>
      {pages > 1 && (
        <nav className="rl-pages" aria-label={t('footer.pagesOf', { list: label })}>
          <IconButton
            icon={IconChevronLeft}
            label={t('footer.previousPage')}
            aria-keyshortcuts="["
            size="md"
            disabled={page === 1}
            onClick={() => onChange({ page: page - 1 })}
          />
          {pageNumbers(page, pages).map((number, index) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity
              <span key={`gap-${index}`} className="rl-pages__gap">
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('footer.pageNumber', { page: number })}
                onClick={() => onChange({ page: number })}
              >
                {number}
              </button>
            ),
          )}
          <IconButton
            icon={IconChevronRight}
            label={t('footer.nextPage')}
            aria-keyshortcuts="]"
            size="md"
            disabled={page === pages}
            onClick={() => onChange({ page: page + 1 })}
          />
        </nav>
      )}
    </div>
  )
}

/** ‹ 1 2 3 … 7 ›: first, last, the neighbours, and gaps. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  const near = page <= 3 ? [2, 3, 4] : page >= pages - 2 ? [pages - 3, pages - 2, pages - 1] : [page - 1, page, page + 1]
  const numbers: (number | null)[] = [1]
  if ((near[0] ?? 0) > 2) numbers.push(null)
  numbers.push(...near)
  if ((near.at(-1) ?? 0) < pages - 1) numbers.push(null)
  return [...numbers, pages]
}
