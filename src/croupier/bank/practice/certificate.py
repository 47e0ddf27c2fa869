"""The practice bank's certificate: made once, signed by itself. A house trusts this one file."""

import datetime as dt
import os
import ssl
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

CERTIFICATE, PRIVATE_KEY = "certificate.pem", "certificate.key"
LIFETIME = dt.timedelta(days=3_650)
LOCAL = ("localhost", "127.0.0.1", "::1")


def tls_context(folder: Path, host: str) -> ssl.SSLContext:
    certificate, private_key = folder / CERTIFICATE, folder / PRIVATE_KEY
    if not certificate.exists():
        make_certificate(certificate, private_key, host)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, private_key)
    return context


def make_certificate(certificate: Path, private_key: Path, host: str) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Croupier practice bank")])
    began = dt.datetime.now(dt.UTC) - dt.timedelta(hours=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(began)
        .not_valid_after(began + LIFETIME)
        .add_extension(
            x509.SubjectAlternativeName([named(one) for one in dict.fromkeys((*LOCAL, host))]),
            critical=False,
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    write_secret(private_key, secret)
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))


def named(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def write_secret(path: Path, secret: bytes) -> None:
    """Only its owner may read the file."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(secret)
