import { shapeStamp } from '@ramplight/contract/kernel/shape-stamp'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'

/** The shapes of what a board keeps on a device; the build writes them out (`build/compiled-stamps.ts`). */
export const BOARD_SHAPE = shapeStamp(tournamentResultCalls.board.response)
export const SCREENS_SHAPE = shapeStamp(tournamentResultCalls.boardScreens.response)
