/** Addresses to which a foreign page must not send the command's requests. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPrivate } from '../../cli/http.js';

const PRIVATE = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:a00:1
  64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1:: 2001:0:7f00:1:: fc00::1 fd12:3456::1 fe80::1 fec0::1 ff02::1`;
const PUBLIC = `1.1.1.1 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1 192.167.1.1 198.20.0.1 223.255.255.255
  ::ffff:1.1.1.1 2001:4860:4860::8888 2606:4700::1111 2a00:1450::1`;

describe('an IP address', () => {
  for (const address of PRIVATE.split(/\s+/))
    it(`${address} is private`, () => assert.equal(isPrivate(address), true));
  for (const address of PUBLIC.split(/\s+/))
    it(`${address} is public`, () => assert.equal(isPrivate(address), false));
});
