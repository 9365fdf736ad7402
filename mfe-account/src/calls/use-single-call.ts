import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

export type SingleCall<Result, Input> = Omit<
  UseMutationResult<Result, Error, Input>,
  'mutate' | 'mutateAsync'
> & {
  /** Runs the call, unless it is already running. */
  run: (input: Input) => void;
};

/**
 * A mutation that never runs twice at a time. Its `isPending` is too late for that: a second click can come before the
 * render that disables the button.
 */
export function useSingleCall<Result, Input = void>(
  options: Pick<UseMutationOptions<Result, Error, Input>, 'mutationFn' | 'onSuccess' | 'onError'>,
): SingleCall<Result, Input> {
  const isRunning = useRef(false);
  const {
    mutate,
    mutateAsync: _,
    ...call
  } = useMutation({
    ...options,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  function run(input: Input): void {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(input);
  }
  return { ...call, run };
}
