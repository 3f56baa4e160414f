import { expect, it } from 'vitest';
import { deviceName } from '@/features/admin/account/device';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; x64) ${CHROME} Safari/537.36 Edg/143.0`, 'Edge en Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome en Android'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI}`, 'Safari en iPhone'],
  [null, 'Dispositivo desconocido'],
])('a session is named by its device: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
