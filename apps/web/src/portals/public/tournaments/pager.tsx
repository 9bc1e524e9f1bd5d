import { Pagination } from '@mantine/core'
import { t } from '../public.texts.ts'
import { PAGE_SIZE } from './find-terms.ts'

export function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return null
  return (
    <nav aria-label={t('find.pages')}>
      <Pagination
        value={page}
        total={pages}
        onChange={onPage}
        getControlProps={(control) => ({
          'aria-label': control === 'next' ? t('find.nextPage') : control === 'previous' ? t('find.previousPage') : control,
        })}
      />
    </nav>
  )
}
