import { notify } from '@ramplight/ui/dialogs/toasts'
import { getAllData } from '#features/offline-data/index.ts'
import type { Book } from '#platform/local/book/book.ts'
import { askToKeepStorage } from '#platform/local/store/keep-storage.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './offline.texts.ts'

const notFetched = () => t('useGetData.notFetched')

/** Asks the browser to keep what comes, then fetches everything this person works with. */
export const useGetData = (onDone: () => void) =>
  useAction({
    work: async (book: Book) => {
      const kept = await askToKeepStorage()
      return { hasCome: await getAllData(book), isKept: kept?.granted !== false }
    },
    onDone: ({ hasCome, isKept }) => {
      if (!hasCome) notify.danger(notFetched())
      else if (!isKept) notify.warning(t('useGetData.notPromised'))
    },
    onEnd: onDone,
  })
