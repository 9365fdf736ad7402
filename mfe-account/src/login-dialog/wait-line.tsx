import { ApiError } from 'shared-contracts/http';
import { Text } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { useCountdown } from './use-countdown.ts';

const HOUR = 3_600;

/** Seconds until a call that was refused for too many tries may be repeated (LOGIN-27); 0 for any other outcome. */
export function waitOf(error: unknown): number {
  const isRefusal = error instanceof ApiError && error.status === 429;
  return isRefusal ? Math.max(0, Math.ceil(error.retryAfter ?? 0)) : 0;
}

export type WaitLineProps = {
  seconds: number;
  onOver: () => void;
};

/** Says below the message of a refused call when to try again. */
export function WaitLine({ seconds, onOver }: WaitLineProps) {
  const left = useCountdown(seconds, onOver);
  return (
    <Text size="small" tone="soft">
      {messages.tryAgainIn}{' '}
      <Text as="span" figures>
        {waitTime(left)}
      </Text>
    </Text>
  );
}

function waitTime(seconds: number): string {
  if (seconds > HOUR) return messages.hours(Math.ceil(seconds / HOUR));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
