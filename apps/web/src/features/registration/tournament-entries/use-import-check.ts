import { tournamentEntryCalls as calls, type ImportMark } from '@ramplight/contract/registration/tournament-entries'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { type Answers, type PastedLine, seatKey, toImport } from './paste-preview.ts'

const CHECK_MS = 15_000

/** Asks, before anything is entered, who each name of the list would be: the server, or without it the book of this device. */
export function useImportCheck(tournament: string, lines: readonly PastedLine[], answers: Answers) {
  const about = lines.map(({ line, anglers }) => [line, anglers])
  const check = useQuery({
    queryKey: ['import-check', tournament, about, answers],
    enabled: lines.length > 0,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
    queryFn: async () => {
      const entries = toImport(lines, 'Pending', answers)
      const { marks } = await call(calls.importEntries, { body: { tournament, entries, check: true }, timeoutMs: CHECK_MS })
      return marks ?? []
    },
  })
  const marks = new Map<string, ImportMark>()
  for (const mark of check.data ?? []) {
    const line = lines[mark.row - 1]
    if (line) marks.set(seatKey(line.text, mark.seat), mark)
  }
  const open = [...marks].filter(([seat, { kind }]) => kind === 'contact-of' && answers[seat] === undefined).length
  return { marks, open, isChecked: check.isSuccess && !check.isPlaceholderData, failed: check.error }
}
