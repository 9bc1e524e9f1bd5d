import { notify } from '@ramplight/ui/dialogs/toasts'
import { useMutation } from '@tanstack/react-query'
import { getAllData } from '#features/offline-data/index.ts'
import type { Book } from '#platform/local/book/book.ts'
import { askToKeepStorage } from '#platform/local/store/keep-storage.ts'

const NOT_FETCHED = 'The data could not be fetched. What is on this device is unchanged, and it is tried again by itself.'

/** Asks the browser to keep what comes, then fetches everything this person works with. */
export const useGetData = (onDone: () => void) =>
  useMutation({
    mutationFn: async (book: Book) => {
      const kept = await askToKeepStorage()
      return { hasCome: await getAllData(book), isKept: kept?.granted !== false }
    },
    onSuccess: ({ hasCome, isKept }) => {
      if (!hasCome) notify.danger(NOT_FETCHED)
      else if (!isKept) notify.warning('The data is here, but the browser has not promised to keep it.')
    },
    onSettled: onDone,
  })
