/** Keep the screen awake where the browser can; what is returned lets it go dark again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  void navigator.wakeLock?.request("screen").then(
    (taken) => (over ? void taken.release() : (lock = taken)),
    () => {}, // then it goes dark as ever
  );
  return () => {
    over = true;
    void lock?.release();
  };
}
