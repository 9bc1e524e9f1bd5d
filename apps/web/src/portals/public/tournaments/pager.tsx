import { Pagination } from '@mantine/core'
import { t } from './find.texts.ts'

type Props = { page: number; size: number; total: number; onPage: (page: number) => void }

export function Pager({ page, size, total, onPage }: Props) {
  const pages = Math.ceil(total / size)
  if (pages < 2) return null
  return (
    <nav aria-label={t('pages')}>
      <Pagination
        value={page}
        total={pages}
        onChange={onPage}
        getControlProps={(control) => ({
          'aria-label': control === 'next' ? t('nextPage') : control === 'previous' ? t('previousPage') : control,
        })}
      />
    </nav>
  )
}
