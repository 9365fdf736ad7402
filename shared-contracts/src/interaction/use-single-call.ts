import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

export type SingleCall<Result, Input> = Omit<
  UseMutationResult<Result, Error, Input>,
  'mutate' | 'mutateAsync'
> & {
  /** Runs the call, unless it is already running. Resolves to undefined if so, or if the call has failed: `error` says why. */
  run: (input: Input) => Promise<Result | undefined>;
};

/** A mutation that never runs twice at a time: `isPending` is too late for a second click before the next render. */
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
