import { useEffect, useSyncExternalStore } from 'react'
import { chooseEnvironment, currentEnvironment, type Environment, forceEnvironment, onEnvironmentChange } from './environment.ts'

export function useEnvironment() {
  const current = useSyncExternalStore(onEnvironmentChange, currentEnvironment)
  return { ...current, choose: chooseEnvironment }
}

/** For screens with one look only (TV, MC): holds it while they are open. */
export function useForcedEnvironment(environment: Environment): void {
  useEffect(() => forceEnvironment(environment), [environment])
}
