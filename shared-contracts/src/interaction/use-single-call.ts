import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

export type SingleCall<Result, Input> = Omit<
  UseMutationResult<Result, Error, Input>,
  'mutate' | 'mutateAsync'
> & {
  /** Runs the call, unless it is already running. Resolves to undefined in that case, and if the call failed: see `error`. */
  run: (input: Input) => Promise<Result | undefined>;
};

/** A mutation that never runs twice at the same time. `isPending` would miss a second click before the next render. */
export function useSingleCall<Result, Input = void>(
  options: Pick<UseMutationOptions<Result, Error, Input>, 'mutationFn' | 'onSuccess' | 'onError'>,
): SingleCall<Result, Input> {
  const isRunning = useRef(false);
  const { mutate: _, mutateAsync, ...call } = useMutation(options);
  async function run(input: Input): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await mutateAsync(input);
    } catch {
      return undefined;
    } finally {
      isRunning.current = false;
    }
  }
  return { ...call, run };
}
