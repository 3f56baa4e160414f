import { type AddressInfo, createServer } from 'node:net';

/** A minimal SMTP server on loopback, sufficient for nodemailer. */
export async function startSmtpServer() {
  const smtp = {
    /** The answer to RCPT TO. */
    answer: '250 ok',
    /** The messages, with headers. */
    received: [] as string[],
    /** The addresses of RCPT TO. */
    recipients: [] as string[],
  };
  const server = createServer((socket) => {
    let message: string | undefined;
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      if (message !== undefined) {
        message += chunk;
        if (!message.endsWith('\r\n.\r\n')) return;
        smtp.received.push(message);
        message = undefined;
        socket.write('250 stored\r\n');
      } else if (chunk.startsWith('RCPT')) {
        smtp.recipients.push(...(chunk.match(/<[^>]*>/g) ?? []));
        socket.write(`${smtp.answer}\r\n`);
      } else if (chunk.startsWith('DATA')) {
        message = '';
        socket.write('354 go on\r\n');
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 test\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;
